import type { Clock } from "./clock.ts";
import type { Database } from "./database.ts";
import type { Faults, Options } from "./options.ts";

/** What every part of the sandbox works with. */
export interface Context {
  readonly database: Database;
  readonly clock: Clock;
  readonly options: Options;
  /** May be changed while it runs. */
  faults: Faults;
  /** Where browsers reach it; null until it listens on a port that was drawn. */
  url: string | null;
  readonly ids: () => string;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly systemNow: () => number;
}
