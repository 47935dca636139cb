import type { Database } from "./database.ts";

export const DAY_MS = 86_400_000;

/** The time of the sandbox: that of the machine, and what it was advanced by. */
export interface Clock {
  now(): number;
  advance(ms: number): void;
}

export function createClock(database: Database, systemNow: () => number): Clock {
  const stored = database.get<{ value: string }>("select value from setting where name = 'clock'");
  let offset = Number(stored?.value ?? 0);
  return {
    now: () => systemNow() + offset,
    advance(ms) {
      offset += ms;
      database.run("insert or replace into setting (name, value) values ('clock', :value)", { value: String(offset) });
    },
  };
}

/** A time as Solidgate writes it: UTC, to the second. */
export const wireTime = (at: number): string => new Date(at).toISOString().slice(0, 19).replace("T", " ");
