import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";

export interface Item {
  readonly kind: "avatar" | "sheet";
  readonly id: string;
}

interface NewItem extends Item {
  readonly source: "coins" | "reward";
  readonly at: Date;
}

/** The ids of a kind that a learner has. */
export async function listItems(db: Queryable, userId: string, kind: Item["kind"]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ item_id: string }>`
    select item_id from shop_item where user_id = ${userId} and kind = ${kind}`.execute(db);
  return new Set(rows.map(({ item_id }) => item_id));
}

export async function hasItem(db: Queryable, userId: string, { kind, id }: Item): Promise<boolean> {
  const { rows } = await sql`
    select from shop_item where user_id = ${userId} and kind = ${kind} and item_id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Gives an item, once. The learner's wallet must be locked. */
export async function giveItem(transaction: Transaction, userId: string, item: NewItem): Promise<void> {
  const { kind, id, source, at } = item;
  await sql`
    insert into shop_item (user_id, kind, item_id, source, at)
    values (${userId}, ${kind}, ${id}, ${source}, ${at}) on conflict do nothing`.execute(transaction);
}
