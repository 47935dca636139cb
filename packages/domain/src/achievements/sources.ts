import { FAMILIES, type Family } from "./catalogue.ts";

/** Where unseen achievements are asked for, with the families that are told there: nobody waits in a lesson for news of the market. */
export const SOURCES = {
  app: FAMILIES,
  learning: ["learning", "accuracy", "rhythm"],
  practice: ["process", "discovery"],
  leagues: ["leagues"],
} as const satisfies Readonly<Record<string, readonly Family[]>>;

export type Source = keyof typeof SOURCES;

export const isToldAt = (source: Source, family: Family): boolean => SOURCES[source].some((each) => each === family);
