import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";

/** A lease on work that one node does for all. The holder must renew it before it expires, by the clock of the database. */
export interface Lease {
  /** Takes or renews the lease; false while another node holds it. */
  take(): Promise<boolean>;
  release(): Promise<void>;
}

export function createLease(
  db: Queryable,
  name: string,
  { holder, seconds }: { holder: string; seconds: number },
): Lease {
  return {
    async take() {
      const { rows } = await sql`
        insert into market_lease (name, holder, held_until)
        values (${name}, ${holder}::uuid, now() + make_interval(secs => ${seconds}::float8))
        on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
        where market_lease.held_until < now() or market_lease.holder = excluded.holder
        returning name`.execute(db);
      return rows.length > 0;
    },
    async release() {
      await sql`delete from market_lease where name = ${name} and holder = ${holder}::uuid`.execute(db);
    },
  };
}
