import { PRODUCT_KINDS, type ProductKind } from "@candlewise/domain/offers/product";
import { grantedBy } from "@candlewise/domain/subscriptions/access";
import { sql } from "kysely";
import type { Queryable, Transaction } from "#api/platform/database/database.ts";
import type { Outbox } from "#api/platform/events/outbox.ts";

/** What a learner may use, and from which payment it follows. */
export interface Entitlement {
  readonly userId: string;
  readonly kind: ProductKind;
  readonly source: "order" | "subscription";
  readonly sourceId: string;
  readonly from: Date;
  /** Null for what does not end. */
  readonly until: Date | null;
}

/** Whether a learner may use a product now. */
export async function owns(db: Queryable, userId: string, kind: ProductKind, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from subscriptions_entitlement
    where user_id = ${userId} and kind = any(${grantedBy(kind)}) and from_at <= ${now}
      and (until_at is null or until_at > ${now})
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The same by an order, an app store, or these subscriptions of the provider. One statement, so that none can begin in between. */
export async function ownsBy(
  db: Queryable,
  userId: string,
  kind: ProductKind,
  { providerIds, now }: { providerIds: readonly string[]; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from subscriptions_entitlement owned
    where user_id = ${userId} and kind = any(${grantedBy(kind)}) and from_at <= ${now}
      and (until_at is null or until_at > ${now})
      and (source = 'order' or exists (
        select from subscriptions_subscription counted
        where counted.user_id = owned.user_id and counted.subscription_id::text = owned.source_id
          and (counted.provider <> 'solidgate' or counted.provider_id = any(${[...providerIds]}::text[]))))
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether a learner may use a product, or could once. */
export async function owned(db: Queryable, userId: string, kind: ProductKind): Promise<boolean> {
  const { rows } = await sql`
    select from subscriptions_entitlement where user_id = ${userId} and kind = any(${grantedBy(kind)}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Writes what a learner may use, and tells of it if that changes anything. */
export async function writeEntitlement(
  outbox: Outbox,
  transaction: Transaction,
  { userId, kind, source, sourceId, from, until }: Entitlement,
  now: Date,
): Promise<void> {
  await withNews(outbox, transaction, { userId, now }, async () => {
    await sql`
      insert into subscriptions_entitlement (user_id, kind, source, source_id, from_at, until_at)
      values (${userId}, ${kind}, ${source}, ${sourceId}, ${from}, ${until})
      on conflict (user_id, kind, source, source_id) do update set until_at = excluded.until_at`.execute(transaction);
  });
}

/** Ends what follows from a payment. */
export async function endEntitlement(
  outbox: Outbox,
  transaction: Transaction,
  { userId, source, sourceId }: Pick<Entitlement, "userId" | "source" | "sourceId">,
  now: Date,
): Promise<void> {
  await withNews(outbox, transaction, { userId, now }, async () => {
    await sql`
      update subscriptions_entitlement set until_at = ${now}
      where user_id = ${userId} and source = ${source} and source_id = ${sourceId}
        and (until_at is null or until_at > ${now})`.execute(transaction);
  });
}

async function withNews(
  outbox: Outbox,
  transaction: Transaction,
  { userId, now }: { userId: string; now: Date },
  change: () => Promise<void>,
): Promise<void> {
  const before = await ownedKinds(transaction, userId, now);
  await change();
  const after = await ownedKinds(transaction, userId, now);
  const changed = PRODUCT_KINDS.filter((kind) => before.has(kind) !== after.has(kind));
  const events = changed.map((kind) => ({
    type: "access.changed" as const,
    user_id: userId,
    payload: { product_type: kind, has_access: after.has(kind) },
    occurred_at: now,
  }));
  await outbox.append(transaction, events);
}

interface Owned {
  kind: ProductKind;
  until_at: Date | null;
}

/** What a learner may use now, and until when. */
export async function listOwned(db: Queryable, userId: string, now: Date): Promise<Owned[]> {
  const { rows } = await sql<Owned>`
    select kind, until_at from subscriptions_entitlement
    where user_id = ${userId} and from_at <= ${now} and (until_at is null or until_at > ${now})`.execute(db);
  return rows;
}

/** With what a bundle contains. */
export async function ownedKinds(db: Queryable, userId: string, now: Date): Promise<Set<ProductKind>> {
  const owned = new Set((await listOwned(db, userId, now)).map(({ kind }) => kind));
  return new Set(PRODUCT_KINDS.filter((kind) => grantedBy(kind).some((granting) => owned.has(granting))));
}
