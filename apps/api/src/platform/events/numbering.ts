import { sql } from "kysely";
import type { Database } from "../database/database.ts";

const BATCH = 1000;

interface Numbered {
  readonly types: ReadonlySet<string>;
  readonly hasMore: boolean;
}

const NOTHING: Numbered = { types: new Set(), hasMore: false };

/**
 * Assigns the next positions to committed events. Only one node does this at a time, and each batch starts after the previous one has
 * committed, so no event ever appears before a position that a subscriber has read. An event whose transaction began after another had
 * committed gets the later position; `written_at` is the database's time.
 */
export function numberEvents(database: Database): Promise<Numbered> {
  return database.transaction(async (transaction) => {
    // The plan is cached while the log grows by orders of magnitude, so it must use the index.
    const { rows: head } = await sql<{ position: number }>`
      select position, set_config('enable_seqscan', 'off', true), set_config('enable_hashjoin', 'off', true),
        set_config('enable_mergejoin', 'off', true)
      from event_head for update skip locked`.execute(transaction);
    if (head.length === 0) return NOTHING;
    const { rows } = await sql<{ type: string; count: number }>`
      with next as materialized (
        select key_id, event_id, type, row_number() over (order by written_at, event_id) as place
        from (
          select key_id, event_id, type, written_at from event
          where position is null order by written_at, event_id limit ${sql.lit(BATCH)}
        ) as batch
      ),
      numbered as (
        update event set position = event_head.position + next.place
        from next, event_head
        where event.key_id = next.key_id and event.event_id = next.event_id
      ),
      head as (update event_head set position = position + (select count(*) from next))
      select type, count(*) from next group by type`.execute(transaction);
    const count = rows.reduce((sum, row) => sum + row.count, 0);
    return { types: new Set(rows.map(({ type }) => type)), hasMore: count === BATCH };
  });
}
