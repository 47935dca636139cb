import type { Spot } from "./geometry.ts";

/** What can be shown or hidden over the picture. */
export const LAYERS = ["candles", "trend", "levels", "patterns", "scenarios"] as const;
export type Layer = (typeof LAYERS)[number];

export type Tone = "found" | "trend" | "support" | "resistance" | "gain" | "loss" | "pattern" | "entry" | "void";

export interface Stroke {
  /** Path data in pixels of the picture. */
  readonly d: string;
  readonly look: "fine" | "line" | "dashed" | "dots" | "area";
  readonly tone: Tone;
}

export interface Tag {
  readonly text: string;
  /** Where there is little room, until its finding is pointed at; nothing if it is empty. */
  readonly short?: string;
  readonly at: Spot;
  /** `end`: beside the right end of a line, where tags are stacked; `above`, `below`: centered over or under a spot. */
  readonly place: "end" | "above" | "below";
  readonly tone: Tone;
}

/** What a finding looks like in the picture. */
export interface Mark {
  /** Id of the finding that it belongs to. */
  readonly finding: string;
  readonly layer: Layer;
  readonly strokes: readonly Stroke[];
  readonly tags: readonly Tag[];
  /** Drawn only while its finding is pointed at. */
  readonly isOnDemand?: boolean;
}

const px = (value: number): number => Number(value.toFixed(1));

export const lineThrough = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, index) => `${index ? "L" : "M"}${px(x)} ${px(y)}`).join("");

/** Points of no length: their round caps are dots of the same size at every scale. */
export const dotsAt = (spots: readonly Spot[]): string => spots.map(({ x, y }) => `M${px(x)} ${px(y)}h0.01`).join("");

export const boxBetween = (a: Spot, b: Spot): string => `M${px(a.x)} ${px(a.y)}H${px(b.x)}V${px(b.y)}H${px(a.x)}Z`;
