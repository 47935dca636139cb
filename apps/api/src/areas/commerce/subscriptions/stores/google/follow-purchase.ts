import { hasEnded } from "@candlewise/domain/subscriptions/subscription";
import { z } from "zod";
import type { Transaction } from "#api/platform/database/database.ts";
import type { Job } from "#api/platform/jobs/jobs.ts";
import { PATIENTLY } from "#api/areas/commerce/payments/port.ts";
import type { SubscriptionsDependencies } from "#api/areas/commerce/subscriptions/dependencies.ts";
import { findByProvider, lockByProvider, updateRow } from "#api/areas/commerce/subscriptions/subscription-store.ts";
import type { SubscriptionRow } from "#api/areas/commerce/subscriptions/tables.ts";
import { followStore } from "../follow-store.ts";
import type { GooglePlay } from "./google-play.ts";
import { readPurchase, type GoogleSubscription } from "./read-purchase.ts";

const ReadSchema = z.strictObject({ purchase_token: z.string() });
/** Handled by `readPurchaseJob`. */
export const READ_PURCHASE_JOB = { name: "subscriptions.read-purchase" } as const;

/** Reads a purchase of which Google Play told that it changed. */
export const readPurchaseJob = (
  deps: SubscriptionsDependencies,
  google: GooglePlay,
): Job<z.output<typeof ReadSchema>> => ({
  ...READ_PURCHASE_JOB,
  class: "quick",
  data: ReadSchema,
  ...PATIENTLY,
  handle: ({ purchase_token }) => followPurchase(deps, google, purchase_token),
});

/** Reads a purchase and applies what it says: what is read later is newer, whatever the order of the messages about it. */
export async function followPurchase(
  deps: SubscriptionsDependencies,
  google: GooglePlay,
  token: string,
): Promise<void> {
  const readAt = deps.clock.now();
  const purchase = await google.find(token);
  const said = purchase && readPurchase(purchase, { token, readAt, products: google.products });
  if (!said) return;
  const row = await deps.database.transaction((transaction) => apply(deps, transaction, google, said));
  if (row !== null && said.toAcknowledge !== null) await google.acknowledge(token, said.toAcknowledge);
}

async function apply(
  deps: SubscriptionsDependencies,
  transaction: Transaction,
  google: GooglePlay,
  said: GoogleSubscription,
): Promise<SubscriptionRow | null> {
  const { userId, formerId } = said;
  if (userId !== null && formerId !== null) await rename(transaction, userId, formerId, said);
  const isKnown = userId !== null && (await findByProvider(transaction, userId, said)) !== undefined;
  // A purchase that another one has continued, for example.
  if (hasEnded(said.told) && !isKnown) return null;
  return followStore(deps, transaction, google.products, said);
}

/** A change of product or a purchase after a cancellation has another token. To the learner it is the same subscription. */
async function rename(
  transaction: Transaction,
  userId: string,
  formerId: string,
  said: GoogleSubscription,
): Promise<void> {
  const former = await lockByProvider(transaction, userId, { ...said, providerId: formerId });
  if (former === undefined || (await findByProvider(transaction, userId, said))) return;
  await updateRow(transaction, former, { provider_id: said.providerId });
}
