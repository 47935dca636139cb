import { sql } from "kysely";
import type { Database } from "#api/platform/database/database.ts";
import type { Sampler } from "#api/platform/samplers.ts";

/** How many analyses wait or are under way on all nodes, and the age of the oldest. */
export const openRequestsSampler = ({ kysely }: Pick<Database, "kysely">): Sampler => ({
  name: "analyses",
  gauges: {
    analyses_open: { help: "Analyses that wait or are under way." },
    analyses_oldest_seconds: { help: "Age of the oldest analysis that is not finished." },
  },
  async read() {
    const { rows } = await sql<{ open: number; oldest: number }>`
      select count(*)::int as open, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
      from analyzer_request where state in ('waiting', 'working')`.execute(kysely);
    const { open = 0, oldest = 0 } = rows[0] ?? {};
    return [
      { gauge: "analyses_open", value: open },
      { gauge: "analyses_oldest_seconds", value: oldest },
    ];
  },
});
