import type { Database } from "#api/platform/database/database.ts";

const CHECKS = {
  "cash is the sum of the entries": `
    select account.user_id from simulator_account account join simulator_entry entry
      on entry.user_id = account.user_id and entry.account_number = account.number
    group by account.user_id, account.number, account.cash having sum(entry.amount) <> account.cash`,
  "each entry tells the cash after it": `
    select user_id from (
      select user_id, balance_after, sum(amount) over (partition by user_id, account_number order by number) as cash
      from simulator_entry) as entry
    where balance_after <> cash`,
  "entries are numbered without a gap": `
    select account.user_id from simulator_account account join simulator_entry entry
      on entry.user_id = account.user_id and entry.account_number = account.number
    group by account.user_id, account.number, account.entries
    having count(*) <> account.entries or max(entry.number) <> account.entries`,
  "the lines of an entry add up to nothing": `
    select user_id from simulator_entry, unnest(line_assets, line_amounts) as line (asset, units)
    group by user_id, account_number, number, asset having sum(units) <> 0`,
  "positions are the sum of the lines": `
    select coalesce(held.user_id, booked.user_id) from (
      select user_id, account_number, ticker, (select sum(each) from unnest(lot_quantities) as each) as quantity
      from simulator_position) as held
    full join (
      select user_id, account_number, asset as ticker, sum(units) as quantity
      from simulator_entry, unnest(line_accounts, line_assets, line_amounts) as line (account, asset, units)
      where account = 'position' group by 1, 2, 3 having sum(units) <> 0) as booked
    using (user_id, account_number, ticker)
    where held.quantity is distinct from booked.quantity`,
  "reserved cash is that of the open orders": `
    select account.user_id from simulator_account account where account.reserved <> coalesce((
      select sum(reserved_cash) from simulator_order
      where user_id = account.user_id and account_number = account.number), 0)`,
  "orders tell what their fills add up to": `
    select placed.user_id from simulator_order placed,
      lateral (
        select coalesce(sum(quantity), 0) as quantity, coalesce(sum(quantity::numeric * price), 0) as value
        from simulator_entry where user_id = placed.user_id and order_id = placed.order_id
      ) as fills
    where placed.filled_quantity <> fills.quantity or placed.filled_value <> fills.value`,
  "no two legs of a bracket sell the same units": `
    select entry.user_id from simulator_order entry where role = 'entry' and filled_quantity < (
      select coalesce(sum(filled_quantity), 0) from simulator_order
      where user_id = entry.user_id and parent_id = entry.order_id) and not exists (
      select from simulator_entry where user_id = entry.user_id and ticker = entry.ticker and type = 'split')`,
} as const;

/** Violated invariants of all accounts' books; empty when all hold. */
export async function brokenBooks({ run }: Pick<Database, "run">): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(CHECKS)) {
    const { rows } = await run(query);
    if (rows.length > 0) broken.push(`${rule}: ${rows.length}`);
  }
  return broken;
}
