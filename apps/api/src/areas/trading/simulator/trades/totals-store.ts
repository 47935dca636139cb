import { addEntry, NO_TOTALS, type AccountTotals } from "@candlewise/domain/performance/account-totals";
import { sql } from "kysely";
import type { Queryable } from "#api/platform/database/database.ts";
import { listNextEntries } from "./progress-store.ts";
import { TotalsSchema } from "./progress-rows.ts";

interface AccountKey {
  readonly userId: string;
  readonly accountNumber: number;
}

interface MinuteTotals {
  /** Number of the last entry. */
  readonly lastEntry: number;
  readonly totals: AccountTotals;
}

interface MinuteRow {
  entries: number | null;
  totals: unknown;
}

/** For each minute, the totals of the last minute with entries up to it; null before the first one. */
async function listMinutes(
  db: Queryable,
  { userId, accountNumber }: AccountKey,
  minutes: readonly number[],
): Promise<(MinuteTotals | null)[]> {
  const { rows } = await sql<MinuteRow>`
    select last.entries, last.totals
    from unnest(${minutes}::integer[]) with ordinality as wanted (minute, place)
    left join lateral (
      select entries, totals from simulator_minute
      where user_id = ${userId} and account_number = ${accountNumber} and minute <= wanted.minute
      order by minute desc limit 1
    ) as last on true
    order by wanted.place`.execute(db);
  // Most seconds have no new entry, so equal totals are parsed once.
  const parsed = new Map<number, MinuteTotals>();
  return rows.map(({ entries, totals }) => {
    if (entries === null) return null;
    const known = parsed.get(entries) ?? { lastEntry: entries, totals: TotalsSchema.parse(totals) };
    parsed.set(entries, known);
    return known;
  });
}

/** The totals of an account at each of these seconds. */
export async function listTotals(
  db: Queryable,
  account: AccountKey,
  seconds: readonly number[],
): Promise<AccountTotals[]> {
  const minutes = seconds.map((second) => Math.floor(second / 60));
  const found = await listMinutes(db, account, minutes);
  // An account that was reset without any trade has no minutes, because its ledger is skipped.
  const deposit = found.includes(null) ? await totalsOfDeposit(db, account) : NO_TOTALS;
  return Promise.all(
    seconds.map(async (second, index) => {
      const last = found[index] ?? null;
      if (last === null) return deposit.at <= second ? deposit : NO_TOTALS;
      if (last.totals.at <= second) return last.totals;
      // The second is within a minute with entries.
      return totalsWithin(db, account, { second, minute: minutes[index] ?? 0, last });
    }),
  );
}

async function totalsOfDeposit(db: Queryable, { userId, accountNumber }: AccountKey): Promise<AccountTotals> {
  const entries = await listNextEntries(db, userId, { accountNumber, after: 0, limit: 1 });
  return entries.reduce(addEntry, NO_TOTALS);
}

async function totalsWithin(
  db: Queryable,
  account: AccountKey,
  { second, minute, last }: { readonly second: number; readonly minute: number; readonly last: MinuteTotals },
): Promise<AccountTotals> {
  const [before] = await listMinutes(db, account, [minute - 1]);
  const after = before?.lastEntry ?? 0;
  const entries = await listNextEntries(db, account.userId, {
    accountNumber: account.accountNumber,
    after,
    limit: last.lastEntry - after,
    until: second,
  });
  return entries.reduce(addEntry, before?.totals ?? NO_TOTALS);
}
