import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import type { ProviderCard } from "../provider/payment-provider.ts";
import { tables, type CardRow } from "../tables.ts";

/** The primary one first, then the newest. */
export const listCardRows = (db: Queryable, userId: string): Promise<CardRow[]> =>
  tables(db)
    .selectFrom("payments_card")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("is_primary", "desc")
    .orderBy("added_at", "desc")
    .orderBy("card_id")
    .execute();

export const findPrimaryCard = (db: Queryable, userId: string): Promise<CardRow | undefined> =>
  tables(db)
    .selectFrom("payments_card")
    .selectAll()
    .where("user_id", "=", userId)
    .where("is_primary", "=", true)
    .executeTakeFirst();

export const findCard = (db: Queryable, userId: string, cardId: string): Promise<CardRow | undefined> =>
  tables(db)
    .selectFrom("payments_card")
    .selectAll()
    .where("user_id", "=", userId)
    .where("card_id", "=", cardId)
    .executeTakeFirst();

/** Stores a card that was paid with. The first one becomes the primary one. */
export async function saveCard(
  transaction: Transaction,
  { userId, cardId, card, now }: { userId: string; cardId: string; card: ProviderCard; now: Date },
): Promise<void> {
  await lockCards(transaction, userId);
  await sql`
    insert into payments_card (user_id, card_id, token, brand, last4, expiry_month, expiry_year, is_primary, added_at)
    select ${userId}, ${cardId}, ${card.token}, ${card.brand}, ${card.last4}, ${card.expiryMonth}, ${card.expiryYear},
      not exists (select from payments_card where user_id = ${userId} and is_primary), ${now}
    on conflict (user_id, token) do update
      set brand = excluded.brand, last4 = excluded.last4, expiry_month = excluded.expiry_month, expiry_year = excluded.expiry_year`.execute(
    transaction,
  );
}

/** False for a card that does not exist. */
export async function setPrimary(transaction: Transaction, userId: string, cardId: string): Promise<boolean> {
  await lockCards(transaction, userId);
  if ((await findCard(transaction, userId, cardId)) === undefined) return false;
  const cards = tables(transaction).updateTable("payments_card").where("user_id", "=", userId);
  await cards.set({ is_primary: false }).where("is_primary", "=", true).where("card_id", "!=", cardId).execute();
  await cards.set({ is_primary: true }).where("card_id", "=", cardId).execute();
  return true;
}

/** The newest of the others becomes the primary one. */
export async function removeCard(transaction: Transaction, userId: string, cardId: string): Promise<void> {
  await lockCards(transaction, userId);
  await tables(transaction)
    .deleteFrom("payments_card")
    .where("user_id", "=", userId)
    .where("card_id", "=", cardId)
    .execute();
  const [next] = await listCardRows(transaction, userId);
  if (next && !next.is_primary) await setPrimary(transaction, userId, next.card_id);
}

/** Changes of a learner's cards come one after the other, so that exactly one is the primary one. */
const lockCards = async (transaction: Transaction, userId: string): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended(${`payments_card ${userId}`}, 0))`.execute(
    transaction,
  ));
