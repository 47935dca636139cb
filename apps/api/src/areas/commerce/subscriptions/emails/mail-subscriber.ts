import { PLAN_PAGE } from "@candlewise/domain/payments/pages";
import { nextTry } from "@candlewise/domain/subscriptions/subscription";
import type { Transaction } from "#api/platform/database/database.ts";
import type { EmailData, EmailDefinition, MailLanguage } from "#api/platform/mail/email.ts";
import { money, productName } from "#api/areas/commerce/payments/port.ts";
import type { SubscriptionsDependencies } from "../dependencies.ts";
import { STORES, type StoreProvider } from "../stores/stores.ts";
import type { SubscriptionRow } from "../tables.ts";
import { renewalComes } from "./renewal-comes.ts";
import { renewalFailed } from "./renewal-failed.ts";
import { storeGoesOn } from "./store-goes-on.ts";
import { subscriptionCancelled } from "./subscription-cancelled.ts";
import { trialEnds } from "./trial-ends.ts";

type Deps = Pick<SubscriptionsDependencies, "mail" | "addresseeOf" | "publicUrl" | "clock">;

const priceOf = (row: SubscriptionRow, language: MailLanguage) => money(row.amount_minor, row.currency, language);

export const mailRenewalFailed = (deps: Deps, transaction: Transaction, row: SubscriptionRow): Promise<void> =>
  mailSubscriber(deps, transaction, row, renewalFailed, (language) => ({
    product: productName(row, language),
    amount: priceOf(row, language),
    on: (row.next_try_at ?? nextTry(row.paid_until, deps.clock.now()) ?? row.paid_until).toISOString(),
  }));

export const mailCancelled = (deps: Deps, transaction: Transaction, row: SubscriptionRow): Promise<void> =>
  mailSubscriber(deps, transaction, row, subscriptionCancelled, (language) => ({
    product: productName(row, language),
    at: deps.clock.now().toISOString(),
    on: row.paid_until.toISOString(),
  }));

export const mailTrialEnds = (deps: Deps, transaction: Transaction, row: SubscriptionRow): Promise<void> =>
  mailSubscriber(deps, transaction, row, trialEnds, (language) => ({
    product: productName(row, language),
    amount: priceOf(row, language),
    on: (row.trial_ends_at ?? row.paid_until).toISOString(),
  }));

/** At the price of the plan that it changes to then, if it does. */
export const mailRenewalComes = (deps: Deps, transaction: Transaction, row: SubscriptionRow): Promise<void> =>
  mailSubscriber(deps, transaction, row, renewalComes, (language) => ({
    product: productName(row, language),
    amount: money(row.next_amount_minor ?? row.amount_minor, row.currency, language),
    on: (row.renews_at ?? row.paid_until).toISOString(),
  }));

export const mailStoreGoesOn = (
  deps: Deps,
  transaction: Transaction,
  row: SubscriptionRow,
  provider: StoreProvider,
): Promise<void> =>
  mailSubscriber(
    deps,
    transaction,
    row,
    storeGoesOn,
    (language) => ({ product: productName(row, language), store: STORES[provider].name }),
    STORES[provider].manageUrl,
  );

/** Queues an email with a link to the page of the plan, or to another one. */
async function mailSubscriber<Data extends EmailData & { readonly url: string }>(
  { mail, addresseeOf, publicUrl }: Deps,
  transaction: Transaction,
  { user_id }: SubscriptionRow,
  email: EmailDefinition<Data>,
  dataIn: (language: MailLanguage) => NoInfer<Omit<Data, "url">>,
  url = `${publicUrl}${PLAN_PAGE}`,
): Promise<void> {
  const addressee = await addresseeOf(transaction, user_id);
  if (addressee === null) return;
  const { email: to, language } = addressee;
  const data = email.data.parse({ ...dataIn(language), url } as Data);
  await mail.send(transaction, email, { to, language, data, about: user_id });
}
