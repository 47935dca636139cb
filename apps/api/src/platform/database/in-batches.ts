import { sql } from "kysely";
import type { Database } from "./database.ts";

const MOST = 2000;

/**
 * Repeats a step that deletes a limited number of rows until it finds fewer, and returns the total. Each step is its own statement, so
 * cleaning up a large table holds no locks for long, stays within the statement time limit, and keeps its progress if interrupted.
 */
export async function inBatches(
  step: (most: number) => Promise<number>,
  { signal, most = MOST }: { signal: AbortSignal; most?: number },
): Promise<number> {
  let total = 0;
  for (;;) {
    signal.throwIfAborted();
    const rows = await step(most);
    total += rows;
    if (rows < most) return total;
  }
}

interface OldRows {
  readonly table: string;
  /** Must be indexed. */
  readonly column: string;
  readonly before: Date;
  /** Values that other columns must have. */
  readonly only?: Readonly<Record<string, string>>;
}

/** Deletes the rows whose `column` is earlier than `before`, in batches, and returns their number. */
export function deleteBefore(
  { kysely }: Database,
  { table, column, before, only = {} }: OldRows,
  signal: AbortSignal,
): Promise<number> {
  const place = sql.table(table);
  const conditions = Object.entries(only).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const old = sql.join([sql`${sql.ref(column)} < ${before}`, ...conditions], sql` and `);
  const step = async (most: number) => {
    const { numAffectedRows } = await sql`
      delete from ${place} where ctid = any(array(
        select ctid from ${place} where ${old} limit ${most}))`.execute(kysely);
    return Number(numAffectedRows);
  };
  return inBatches(step, { signal });
}
