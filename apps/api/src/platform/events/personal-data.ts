import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { DomainData, PersonalData } from "../personal-data.ts";

/** The events of a user. Events with another kind of key do not identify users. */
export const eventData = (database: Database): DomainData => ["events", personalData(database)];

const personalData = (database: Database): PersonalData => ({
  // Views of `event` for nodes of the previous release.
  tables: ["outbox_event", "outbox_receipt"],
  async export(userId) {
    const { rows } = await sql<object>`
      select event_id, type, payload, occurred_at from event where key_id = ${userId} order by written_at`.execute(
      database.kysely,
    );
    return { records: { event: rows } };
  },
  async erase(transaction, userId) {
    await sql`delete from event_held where key_id = ${userId}`.execute(transaction);
    await sql`delete from event where key_id = ${userId}`.execute(transaction);
  },
});
