import { z } from "zod";
import type { Job } from "#api/platform/jobs/jobs.ts";
import { changeSubscription, lookAt } from "./change-subscription.ts";
import type { SubscriptionsDependencies } from "./dependencies.ts";
import { mailRenewalComes, mailTrialEnds } from "./emails/mail-subscriber.ts";
import { followProvider } from "./follow-provider.ts";
import { lookAtStore } from "./stores/look-at-store.ts";
import {
  listDueRows,
  listRenewalsToTell,
  listTrialsToRemind,
  lockRow,
  subscriptionOf,
  updateRow,
} from "./subscription-store.ts";
import type { SubscriptionRow } from "./tables.ts";
import { tell } from "./tell-job.ts";

const BATCH = 200;
/** With the pause between two rounds: within five minutes after the provider answers again. */
const AGAIN_MS = 3 * 60_000;
const REMINDER_MS = 7 * 86_400_000;
/** The law of California asks for 15 to 45 days. */
const NOTICE_MS = 30 * 86_400_000;

/** Ends what has run out, asks the provider for what it should have told, and reminds of trials that end and of years that renew. */
export const lookAfterJob = (deps: SubscriptionsDependencies): Job<Record<string, never>> => ({
  name: "subscriptions.look-after",
  class: "long",
  data: z.strictObject({}),
  cron: "*/2 * * * *",
  // The next round is soon enough.
  retries: 0,
  async handle(_, { signal, log }) {
    await remind(deps, signal);
    await tellOfRenewals(deps, signal);
    for (;;) {
      const due = await listDueRows(deps.database.kysely, deps.clock.now(), BATCH);
      for (const row of due) {
        signal.throwIfAborted();
        try {
          await lookAfter(deps, row);
        } catch (error) {
          log.warn({ err: error, subscriptionId: row.subscription_id }, "a subscription could not be asked for");
          await updateRow(deps.database.kysely, row, { look_at: new Date(deps.clock.now().getTime() + AGAIN_MS) });
        }
      }
      if (due.length < BATCH) return;
    }
  },
});

async function lookAfter(deps: SubscriptionsDependencies, row: SubscriptionRow): Promise<void> {
  const { database, clock, provider } = deps;
  const now = clock.now();
  const later = lookAt({ ...subscriptionOf(row), pendingAction: "none" }, now);
  await updateRow(database.kysely, row, { look_at: later });
  await database.transaction(async (transaction) => {
    const locked = await lockRow(transaction, row.user_id, row.subscription_id);
    if (locked) await changeSubscription(deps, transaction, locked, { type: "passed", now });
  });
  if (row.provider !== "solidgate") return lookAtStore(deps, row);
  await tell(deps, row, (said) => database.transaction((transaction) => followProvider(deps, transaction, said)));
  const said = await provider.subscriptionOf(row.provider_id);
  if (said !== null) await database.transaction((transaction) => followProvider(deps, transaction, said));
}

/** Each once, seven days before the end: no sooner, and no later than the provider of cards demands. */
async function remind(deps: SubscriptionsDependencies, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  for (const row of await listTrialsToRemind(deps.database.kysely, new Date(now.getTime() + REMINDER_MS))) {
    signal.throwIfAborted();
    await deps.database.transaction(async (transaction) => {
      const locked = await lockRow(transaction, row.user_id, row.subscription_id);
      if (locked === undefined || locked.trial_reminded_at !== null || locked.state !== "active") return;
      await updateRow(transaction, locked, { trial_reminded_at: now });
      if (locked.trial_ends_at !== null && locked.trial_ends_at > now) await mailTrialEnds(deps, transaction, locked);
    });
  }
}

/** Each renewal of a plan of a year or more once, 30 days before. */
async function tellOfRenewals(deps: SubscriptionsDependencies, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now();
  for (const row of await listRenewalsToTell(deps.database.kysely, now, new Date(now.getTime() + NOTICE_MS))) {
    signal.throwIfAborted();
    await deps.database.transaction(async (transaction) => {
      const locked = await lockRow(transaction, row.user_id, row.subscription_id);
      const { renews_at, renewal_told_for } = locked ?? row;
      if (locked?.state !== "active" || renews_at === null || renewal_told_for?.getTime() === renews_at.getTime())
        return;
      await updateRow(transaction, locked, { renewal_told_for: renews_at });
      await mailRenewalComes(deps, transaction, locked);
    });
  }
}
