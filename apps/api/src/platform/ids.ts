import { randomInt } from "node:crypto";
import { uuidv7 } from "uuidv7";

/** The source of ids and randomness; tests pass a seeded one. */
export interface Ids {
  /** A UUID version 7; sorts by creation time. */
  uuid(): string;
  /** An integer from 0 up to but not including `below`. */
  integer(below: number): number;
}

export const systemIds: Ids = { uuid: uuidv7, integer: (below) => randomInt(below) };
