import type { Database } from "./database.ts";

/** What happens by itself at its time. `ref` is the id of the order or the subscription. */
export interface Due {
  readonly kind: "settle" | "dispute" | "renew" | "end";
  readonly ref: string;
  readonly due_at: number;
}

export function schedule(database: Database, { kind, ref, due_at }: Due): void {
  database.run("insert or replace into schedule (kind, ref, due_at) values (:kind, :ref, :due_at)", {
    kind,
    ref,
    due_at,
  });
}

export function unschedule(database: Database, kind: Due["kind"], ref: string): void {
  database.run("delete from schedule where kind = :kind and ref = :ref", { kind, ref });
}

/** The earliest that is due. */
export const nextDue = (database: Database, now: number): Due | undefined =>
  database.get<Due>("select kind, ref, due_at from schedule where due_at <= :now order by due_at, kind, ref limit 1", {
    now,
  });
