import type { TradeSums } from "@candlewise/domain/performance/trade-figures";
import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import type { TradeSpan } from "../port.ts";

const DAY = 86_400;

/** The day of a second, since 1970, UTC. */
export const dayOf = (second: number): number => Math.floor(second / DAY);

/** The columns of `simulator_trade_day`, as sums over rows of `simulator_trade`. */
const sumsOfTrades = sql`
  min(closed_at) as first_at, max(closed_at) as last_at, count(*)::integer as closed,
  (count(*) filter (where profit > 0))::integer as wins, (count(*) filter (where profit < 0))::integer as losses,
  coalesce(sum(profit), 0)::bigint as profit, coalesce(sum(profit) filter (where profit > 0), 0)::bigint as won,
  coalesce(sum(profit) filter (where profit < 0), 0)::bigint as lost, max(profit) as best, min(profit) as worst,
  coalesce(sum(closed_at - opened_at), 0)::bigint as held,
  coalesce(sum(closed_at - opened_at) filter (where profit > 0), 0)::bigint as held_by_wins,
  coalesce(sum(closed_at - opened_at) filter (where profit < 0), 0)::bigint as held_by_losses,
  (count(*) filter (where risk > 0))::integer as r_counted,
  coalesce(sum(profit::float8 / nullif(risk, 0)), 0) as r_sum,
  max(profit::float8 / nullif(risk, 0)) as r_best, min(profit::float8 / nullif(risk, 0)) as r_worst`;

const columns = sql.raw(
  "first_at, last_at, closed, wins, losses, profit, won, lost, best, worst, held, held_by_wins, held_by_losses, r_counted, r_sum, r_best, r_worst",
);

/** Brings the sums of these days up to date with the account's trades. */
export async function refreshDays(
  transaction: Transaction,
  { userId, accountNumber }: { readonly userId: string; readonly accountNumber: number },
  days: ReadonlySet<number>,
): Promise<void> {
  if (days.size === 0) return;
  const wanted = [...days];
  await sql`
    delete from simulator_trade_day
    where user_id = ${userId} and account_number = ${accountNumber} and day = any(${wanted}::integer[])
  `.execute(transaction);
  await sql`
    insert into simulator_trade_day (user_id, account_number, day, ${columns})
    select ${userId}::uuid, ${accountNumber}::integer, wanted.day, ${columns}
    from unnest(${wanted}::integer[]) as wanted (day), lateral (
      select ${sumsOfTrades} from simulator_trade
      where user_id = ${userId} and account_number = ${accountNumber}
        and closed_at >= wanted.day::bigint * ${DAY} and closed_at < (wanted.day + 1)::bigint * ${DAY}
    ) as sums where closed > 0`.execute(transaction);
}

interface SumsRow {
  closed: number;
  wins: number;
  losses: number;
  profit: string;
  won: string;
  lost: string;
  best: string | null;
  worst: string | null;
  held: number;
  held_by_wins: number;
  held_by_losses: number;
  r_counted: number;
  r_sum: number;
  r_best: number | null;
  r_worst: number | null;
}

/** Sums over the trades closed in a span: of whole days from their rows, of the days that it cuts from their trades. */
export async function sumTrades(
  db: Queryable,
  userId: string,
  { accountNumber, from, until }: TradeSpan,
): Promise<TradeSums> {
  const { rows } = await sql<SumsRow>`
    with day as (
      select ${columns}, first_at >= ${from} and last_at <= ${until} as is_whole from simulator_trade_day
      where user_id = ${userId} and account_number = ${accountNumber}
        and day between ${dayOf(from)} and ${dayOf(until)}
    ), part as (
      select ${columns} from day where is_whole
      union all
      select cut.* from day, lateral (
        select ${sumsOfTrades} from simulator_trade
        where user_id = ${userId} and account_number = ${accountNumber}
          and closed_at between greatest(first_at, ${from}) and least(last_at, ${until})
      ) as cut where not is_whole
    )
    select coalesce(sum(closed), 0)::integer as closed, coalesce(sum(wins), 0)::integer as wins,
      coalesce(sum(losses), 0)::integer as losses, coalesce(sum(profit), 0)::text as profit,
      coalesce(sum(won), 0)::text as won, coalesce(sum(lost), 0)::text as lost, max(best)::text as best,
      min(worst)::text as worst, coalesce(sum(held), 0)::float8 as held,
      coalesce(sum(held_by_wins), 0)::float8 as held_by_wins, coalesce(sum(held_by_losses), 0)::float8 as held_by_losses,
      coalesce(sum(r_counted), 0)::integer as r_counted, coalesce(sum(r_sum), 0) as r_sum, max(r_best) as r_best,
      min(r_worst) as r_worst
    from part`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("an aggregate returned no row");
  return {
    closed: row.closed,
    wins: row.wins,
    losses: row.losses,
    profit: BigInt(row.profit),
    won: BigInt(row.won),
    lost: BigInt(row.lost),
    best: row.best === null ? null : BigInt(row.best),
    worst: row.worst === null ? null : BigInt(row.worst),
    held: row.held,
    heldByWins: row.held_by_wins,
    heldByLosses: row.held_by_losses,
    r: { counted: row.r_counted, sum: row.r_sum, best: row.r_best, worst: row.r_worst },
  };
}
