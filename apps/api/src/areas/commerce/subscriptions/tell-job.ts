import { z } from "zod";
import { PATIENTLY, ProviderRefusal, type ProviderSubscription } from "../payments/port.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";
import { inTurn } from "./in-turn.ts";
import { findRow, updateRow } from "./subscription-store.ts";
import type { SubscriptionRow } from "./tables.ts";

const TellSchema = z.strictObject({ user_id: z.uuid(), subscription_id: z.uuid() });
const EndSchema = z.strictObject({ provider_id: z.string() });
/** Handled by `tellJob` and `endJob`. */
export const TELL_JOB = { name: "subscriptions.tell" } as const;
export const END_JOB = { name: "subscriptions.end" } as const;

export type Follow = (said: ProviderSubscription) => Promise<SubscriptionRow | null>;

/** Tells the provider of a cancellation that has been in effect here since the learner asked for it. */
export const tellJob = (deps: SubscriptionsDependencies, follow: Follow) => ({
  ...TELL_JOB,
  class: "quick" as const,
  data: TellSchema,
  ...PATIENTLY,
  priority: 1,
  async handle({ user_id, subscription_id }: z.output<typeof TellSchema>) {
    const row = await findRow(deps.database.kysely, user_id, subscription_id);
    if (row !== undefined) await tell(deps, row, follow);
  },
});

export async function tell(deps: SubscriptionsDependencies, row: SubscriptionRow, follow: Follow): Promise<void> {
  if (row.provider !== "solidgate" || row.pending_action !== "cancel") return;
  await inTurn(deps, row, () => tellInTurn(deps, row, follow));
}

/** The same for a caller whose turn it is. */
export async function tellInTurn(
  deps: SubscriptionsDependencies,
  { user_id, subscription_id }: Pick<SubscriptionRow, "user_id" | "subscription_id">,
  follow: Follow,
): Promise<void> {
  const row = await findRow(deps.database.kysely, user_id, subscription_id);
  if (row?.pending_action !== "cancel") return;
  const said = await cancelAt(deps, row.provider_id, row.ends_now ? "now" : "period_end");
  if (said === null) await updateRow(deps.database.kysely, row, { pending_action: "none" });
  else await follow(said);
}

/** Ends the subscription of an account that was deleted: nothing but the provider's id is left of it. */
export const endJob = (deps: SubscriptionsDependencies) => ({
  ...END_JOB,
  class: "quick" as const,
  data: EndSchema,
  ...PATIENTLY,
  handle: async ({ provider_id }: z.output<typeof EndSchema>) => void (await cancelAt(deps, provider_id, "now")),
});

/** A provider that refuses has ended the subscription already, or does not know it. */
async function cancelAt(
  { provider, log }: SubscriptionsDependencies,
  providerId: string,
  when: "now" | "period_end",
): Promise<ProviderSubscription | null> {
  try {
    return await provider.cancelSubscription(providerId, when);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    log.warn({ providerId, code: error.code }, "the provider refused to cancel a subscription");
    return provider.subscriptionOf(providerId);
  }
}
