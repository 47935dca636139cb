import { randomInt } from "node:crypto";
import { uuidv7 } from "uuidv7";

/** Where new ids and chance come from; tests hand in a seeded one. */
export interface Ids {
  /** A UUID version 7: later ids sort after earlier ones. */
  uuid(): string;
  /** A whole number from 0 up to, not including, `below`. */
  integer(below: number): number;
}

export const systemIds: Ids = { uuid: uuidv7, integer: (below) => randomInt(below) };
