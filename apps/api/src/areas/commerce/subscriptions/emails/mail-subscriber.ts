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
type DepsOfNext = Deps & Pick<SubscriptionsDependencies, "offers">;

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

export async function mailTrialEnds(deps: DepsOfNext, transaction: Transaction, row: SubscriptionRow): Promise<void> {
  const next = await afterRenewal(deps, transaction, row);
  await mailSubscriber(deps, transaction, row, trialEnds, (language) => ({
    product: productName(row, language),
    amount: priceOf(next, language),
    on: (row.trial_ends_at ?? row.paid_until).toISOString(),
  }));
}

export async function mailRenewalComes(
  deps: DepsOfNext,
  transaction: Transaction,
  row: SubscriptionRow,
): Promise<void> {
  const next = await afterRenewal(deps, transaction, row);
  await mailSubscriber(deps, transaction, row, renewalComes, (language) => ({
    product: productName(next, language),
    amount: priceOf(next, language),
    on: (row.renews_at ?? row.paid_until).toISOString(),
  }));
}

/** The plan and price that the next period has: those of another product, if a change is planned. */
async function afterRenewal(
  { offers }: DepsOfNext,
  transaction: Transaction,
  row: SubscriptionRow,
): Promise<SubscriptionRow> {
  const next = row.next_product_id === null ? null : await offers.catalogueProduct(transaction, row.next_product_id);
  if (!next?.period || row.next_amount_minor === null) return row;
  const { unit, count } = next.period;
  return { ...row, kind: next.kind, period_unit: unit, period_count: count, amount_minor: row.next_amount_minor };
}

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
