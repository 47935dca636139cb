import { setTimeout as wait } from "node:timers/promises";
import { seededRandom } from "@candlewise/domain/learning/hash";
import type { PaymentForm } from "@candlewise/contracts/payments/schemas";
import { CARDS, type ReceivedWebhook } from "#apps/api/src/areas/commerce/payments/testing/sandbox.ts";
import { learnerId } from "./support/crowd.ts";
import { atLeast, none, report } from "./support/figures.ts";
import { withDatabase } from "./support/own-database.ts";
import { openShop } from "./support/shop.ts";
import { sized } from "./support/short.ts";

// The same happens to two groups of learners: they subscribe, some are declined, renewed, refunded, charged back, cancel and come back. What the
// provider tells of one group arrives one at a time as it was sent; what it tells of the other arrives in any order, many at once, some of it
// twice, between forged webhooks. Then both groups must have the same orders, entries, subscriptions and access.
const LEARNERS = sized(1250, 40);
const DUPLICATED = 0.2;
const FORGED = 0.1;
const AT_ONCE = 16;
const SEED = "webhooks";
const DAYS = 40;

const shop = await openShop("webhooks", { buyers: 2 * LEARNERS, holdsWebhooks: true });
const { sandbox } = shop;
const { provider } = sandbox;
const offer = await shop.offerOf("app", "app_monthly");
const cardOf = (index: number): string => {
  if (index % 10 === 3) return CARDS.noFunds;
  if (index % 10 === 4) return CARDS.renewalsRecover;
  return index % 10 === 5 ? CARDS.renewalsFail : CARDS.approves;
};

/** Learner `index` of the first group and of the second one. */
const pair = (index: number) => [index, LEARNERS + index];

async function subscribe(user: number, card: string): Promise<string> {
  const body = { user_id: learnerId(user), ...offer };
  const answer = await shop.call(user, "POST", "/payments/solid/forms/", body, `form-${user}`);
  const form = answer?.body as unknown as PaymentForm;
  await sandbox.payByForm(form, card);
  return form.order_id;
}

async function goOn(orderId: string, index: number): Promise<void> {
  const id = (await provider.orderOf(orderId))?.subscriptionId;
  if (id === undefined || id === null) return;
  if (index % 3 === 0) await provider.refund(orderId, 100);
  if (index % 4 === 0) await provider.cancelSubscription(id, index % 8 === 0 ? "now" : "period_end");
  if (index % 8 === 4) await provider.restoreSubscription(id);
  if (index % 9 === 1) await sandbox.chargeback(orderId);
}

async function happen(): Promise<void> {
  const orders = new Map<number, string>();
  for (let index = 0; index < LEARNERS; index++)
    for (const user of pair(index)) orders.set(user, await subscribe(user, cardOf(index)));
  await sandbox.advance(DAYS);
  for (const [user, orderId] of orders) await goOn(orderId, user % LEARNERS);
  await sandbox.delivered();
}

function isOfSecond({ body }: ReceivedWebhook): boolean {
  const told = JSON.parse(body.toString()) as Record<"order" | "customer", { customer_account_id: string } | undefined>;
  const id = (told.customer ?? told.order)?.customer_account_id ?? "";
  return id >= learnerId(LEARNERS);
}

async function deliver({ headers, body }: ReceivedWebhook): Promise<number> {
  const names = ["merchant", "signature", "solidgate-event-id", "solidgate-event-type", "solidgate-event-created-at"];
  const sent = names.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  const answer = await fetch(`${shop.url}/api/payments/solid/webhooks/`, {
    method: "POST",
    headers: { ...Object.fromEntries(sent), "content-type": "application/json" },
    body: new Uint8Array(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** As the provider does, until it is taken. */
async function deliverUntilTaken(webhook: ReceivedWebhook): Promise<void> {
  while ((await deliver(webhook)) !== 200) await wait(250);
}

const other = (text: unknown) => `${String(text).slice(0, -4)}AAA=`;
const forgeries: readonly ((webhook: ReceivedWebhook) => ReceivedWebhook)[] = [
  ({ headers, body }) => ({ headers, body: Buffer.from(body.toString().replace(/"amount":\d+/, '"amount":1')) }),
  ({ headers, body }) => ({ headers: { ...headers, signature: other(headers["signature"]) }, body }),
  ({ headers, body }) => ({ headers: { ...headers, merchant: "wh_pk_other" }, body }),
  ({ headers, body }) => ({ headers: { ...headers, signature: "" }, body }),
];

type Delivery = ReceivedWebhook & { readonly isForged: boolean };

function mixed(webhooks: readonly ReceivedWebhook[]): Delivery[] {
  const genuine = [...webhooks, ...webhooks.slice(0, Math.round(webhooks.length * DUPLICATED))];
  const count = Math.round((genuine.length * FORGED) / (1 - FORGED));
  const forged = webhooks.slice(-count).map((each, index) => {
    const forge = forgeries[index % forgeries.length] ?? forgeries[0];
    return { ...(forge?.(each) ?? each), isForged: true };
  });
  const all = [...genuine.map((each) => ({ ...each, isForged: false })), ...forged];
  const random = seededRandom(SEED);
  return all
    .map((delivery) => ({ delivery, place: random() }))
    .toSorted((one, two) => one.place - two.place)
    .map(({ delivery }) => delivery);
}

/** Everything that is stored of the learners of a group, without ids and times. */
async function stateOf(group: number): Promise<string[]> {
  const [from, to] = [learnerId(group * LEARNERS), learnerId((group + 1) * LEARNERS)];
  const number = "('x' || right(user_id::text, 8))::bit(32)::int";
  const { rows } = await withDatabase(shop.dataDir, (client) =>
    client.query<{ state: string }>(
      `with orders as (select * from payments_order where user_id >= $1 and user_id < $2)
       select concat_ws(' ', 'order', ${number} - $3, purpose, status, total_minor, refunded_minor, card_last4, is_open, ask_at is null) state
         from orders
       union all select concat_ws(' ', 'entry', ${number} - $3, movement, account, payments_entry.currency, amount_minor)
         from payments_entry join orders using (order_id)
       union all select concat_ws(' ', 'subscription', ${number} - $3, state, pending_action, product_id, amount_minor, renews_at is null)
         from subscriptions_subscription where user_id >= $1 and user_id < $2
       union all select concat_ws(' ', 'access', ${number} - $3, kind, source, until_at > now())
         from subscriptions_entitlement where user_id >= $1 and user_id < $2
       order by 1`,
      [from, to, group * LEARNERS],
    ),
  );
  return rows.map(({ state }) => state);
}

await happen();
const second = sandbox.webhooks.filter(isOfSecond);
const deliveries = mixed(second);
let began = performance.now();
for (const webhook of sandbox.webhooks) if (!second.includes(webhook)) await deliverUntilTaken(webhook);
const oneByOne = performance.now() - began;

const taken: number[] = [];
const refused: number[] = [];
const rest = deliveries.values();
began = performance.now();
const worker = async () => {
  for (const delivery of rest) {
    const status = await deliver(delivery);
    (delivery.isForged ? refused : taken).push(status);
    if (!delivery.isForged && status !== 200) await deliverUntilTaken(delivery);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
const atOnce = performance.now() - began;
await shop.settled();
const [inOrder, shuffled] = [await stateOf(0), await stateOf(1)];
const { movements } = await sandbox.books();
const [booked] = await withDatabase(
  shop.dataDir,
  async (client) =>
    (
      await client.query<{ sum: string; provider: string }>(
        "select sum(amount_minor) as sum, sum(amount_minor) filter (where account = 'provider') as provider from payments_entry",
      )
    ).rows,
);
await shop.stop();
const charged = movements.reduce((sum, each) => sum + each.charged - each.refunded - each.charged_back, 0);
const differing = [
  ...inOrder.filter((each) => !shuffled.includes(each)),
  ...shuffled.filter((each) => !inOrder.includes(each)),
];
for (const each of differing.slice(0, 10))
  console.log(`  ${inOrder.includes(each) ? "in order" : "shuffled"}: ${each}`);
console.log({
  rows: inOrder.length,
  forged: refused.length,
  perSecond: {
    oneByOne: Math.round((1000 * (sandbox.webhooks.length - second.length)) / oneByOne),
    atOnce: Math.round((1000 * deliveries.length) / atOnce),
  },
});
const missed = report(
  `${deliveries.length} webhooks, ${DUPLICATED * 100} % twice, ${FORGED * 100} % forged, shuffled`,
  [
    atLeast("webhooks", deliveries.length, sized(10_000, 300)),
    none("forged ones that were not refused with 401", refused.filter((status) => status !== 401).length),
    none("genuine ones that were not taken at once", taken.filter((status) => status !== 200).length),
    none("rows that differ from the run in order", differing.length + Math.abs(inOrder.length - shuffled.length)),
    none("difference of provider and ledger", Math.abs(charged - Number(booked?.provider))),
    none("sum of the ledger", Math.abs(Number(booked?.sum))),
  ],
);
process.exit(missed === 0 ? 0 : 1);
