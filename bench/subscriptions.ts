import { join } from "node:path";
import { paymentsContract } from "@candlewise/contracts/payments/schemas";
import { subscriptionsContract } from "@candlewise/contracts/subscriptions/schemas";
import { seededRandom } from "@candlewise/domain/learning/hash";
import { accessUntil } from "@candlewise/domain/subscriptions/subscription";
import type { SubscriptionState } from "@candlewise/domain/subscriptions/subscription-state";
import { commerceWorld, keyed, type Buyer } from "#apps/api/src/areas/commerce/payments/testing/commerce-world.ts";
import { CARDS } from "#apps/api/src/areas/commerce/payments/testing/sandbox.ts";
import { createTokens } from "#apps/api/src/areas/identity/auth/tokens/tokens.ts";
import { startEmbeddedPostgres } from "#apps/api/src/platform/database/embedded/embedded-postgres.ts";
import { findMigrations, migrate } from "#apps/api/src/platform/database/migrate.ts";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { closeTestApps } from "#apps/api/src/testing/test-app.ts";
import { root } from "#tools/process.ts";
import { atLeast, none, report } from "./support/figures.ts";
import { learnerId } from "./support/crowd.ts";
import { sized } from "./support/short.ts";

// Two years of subscriptions in virtual time: renewals that fail and recover, cancellations, restorations, changes of the product, refunds and
// chargebacks, by the calls of learners and operators. After each week access must be what the state says, and nothing may be charged
// that was cancelled; at the end the books of the provider and the ledger must agree.
const SUBSCRIPTIONS = sized(1_000, 40);
const MONTHS = sized(24, 4);
const WEEKS = Math.ceil((MONTHS * 365) / 12 / 7);
const PRODUCTS = ["app_monthly", "app_monthly", "app_quarterly", "app_yearly"] as const;
const CARD_MIX = [
  ...Array.from({ length: 12 }, () => CARDS.approves),
  CARDS.renewalsRecover,
  CARDS.renewalsRecover,
  CARDS.renewalsFail,
  CARDS.confirms,
  CARDS.disputed,
  CARDS.noFunds,
];
/** Chances of each subscription in a week. */
const CHANCES = { cancel: 0.006, restore: 0.1, switch: 0.01, refund: 0.003, refundPart: 0.003, chargeback: 0.001 };

interface Row {
  user_id: string;
  subscription_id: string;
  provider_id: string;
  state: SubscriptionState;
  pending_action: string;
  product_id: string;
  paid_until: Date;
  until_at: Date | null;
  payments: string;
  last_order: string | null;
}

const random = seededRandom("subscriptions");
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
const folder = temporaryFolder("subscriptions");
const postgres = await startEmbeddedPostgres(folder.path);
await migrate(postgres.connection, findMigrations(join(root, "apps/api/src")));
const world = await commerceWorld({}, postgres.connection);
const { app, sandbox } = world;
const { database } = app.platform;
const tokens = createTokens(app.platform.secrets, app.clock);
/** Tokens end within the hour, and months pass. */
const asUser = (userId: string) =>
  keyed({ as: { token: tokens.issueAccess(userId, learnerId(0)), headers: {} } } as Buyer);

async function subscribe(index: number): Promise<void> {
  const buyer = await world.buyer();
  const product = PRODUCTS[index % PRODUCTS.length] ?? "app_monthly";
  const pay = async (card: string) => {
    const { offer, pricing } = world.priceOf(buyer, { product });
    const body = { user_id: buyer.userId, offer_id: offer.id, pricing_id: pricing.id };
    const form = await app.call(paymentsContract, "createPaymentForm", { body }, keyed(buyer));
    const { verify_url } = await sandbox.payByForm(form, card);
    if (verify_url !== undefined) await sandbox.confirm(verify_url);
  };
  const card = pick(CARD_MIX);
  await pay(card);
  if (card === CARDS.noFunds) await pay(CARDS.approves);
}

async function readRows(): Promise<Row[]> {
  const paid = "status in ('settle_ok', 'partial_refunded', 'refunded', 'charged_back')";
  const { rows } = await database.run(`
    select each.*, owned.until_at, count(paid.order_id) as payments,
      (array_agg(paid.order_id order by paid.ordered_at desc))[1] as last_order
    from subscriptions_subscription each
    left join subscriptions_entitlement owned on owned.user_id = each.user_id and owned.source_id = each.subscription_id::text
    left join payments_order paid on paid.user_id = each.user_id and paid.provider_subscription_id = each.provider_id and paid.${paid}
    group by each.user_id, each.subscription_id, owned.until_at`);
  return rows as unknown as Row[];
}

/** Everything that the provider told has arrived, and every job is done. */
async function settle(): Promise<void> {
  await sandbox.delivered();
  await world.run("payments.ask-waiting");
  await world.run("subscriptions.look-after");
  await world.runJobs();
  await sandbox.delivered();
  await world.runJobs();
}

const answers = new Map<string, number>();
async function send(name: keyof typeof CHANCES, answer: Promise<{ statusCode: number }>): Promise<void> {
  const key = `${name} ${(await answer).statusCode}`;
  answers.set(key, (answers.get(key) ?? 0) + 1);
}

async function live(row: Row): Promise<void> {
  const wants = (name: keyof typeof CHANCES) => random() < CHANCES[name];
  const [subscription_id, as] = [row.subscription_id, asUser(row.user_id)];
  const change = (name: "cancelSubscription" | "restoreSubscription") =>
    app.send(subscriptionsContract, name, { body: { subscription_id } }, as);
  const isRenewing = row.state === "active" || row.state === "redemption";
  if (isRenewing && wants("cancel")) await send("cancel", change("cancelSubscription"));
  if (row.state === "cancelling" && wants("restore")) await send("restore", change("restoreSubscription"));
  if (isRenewing && wants("switch")) {
    const [params, body] = [{ id: subscription_id }, { product_id: pick(PRODUCTS) }];
    await send("switch", app.send(subscriptionsContract, "switchProduct", { params, body }, as));
  }
  if (row.last_order === null) return;
  for (const name of ["refund", "refundPart"] as const) {
    if (!wants(name)) continue;
    const body = { reason: "The bench", ...(name === "refundPart" && { amount_minor: 50 }) };
    const params = { order_id: row.last_order };
    await send(name, app.send(paymentsContract, "refundOrder", { params, body }, asUser(operator.userId)));
  }
  if (wants("chargeback")) await sandbox.chargeback(row.last_order);
}

const isOver = ({ state }: Row) => state === "cancelling" || state === "cancelled" || state === "expired";
let chargedAfterEnd = 0;
let wrongAccess = 0;

/** Compares the end of a week with its beginning. */
function compare(before: ReadonlyMap<string, Row>, after: readonly Row[]): void {
  const now = app.clock.now();
  for (const row of after) {
    const former = before.get(row.subscription_id);
    if (former && isOver(former) && row.payments !== former.payments) {
      chargedAfterEnd++;
      console.log("  charged after its end:", former.state, row);
    }
    const until = accessUntil({ state: row.state, paidUntil: row.paid_until });
    const isRight =
      until === null ? row.until_at !== null && row.until_at <= now : row.until_at?.getTime() === until.getTime();
    if (!isRight) {
      wrongAccess++;
      console.log("  access:", row);
    }
  }
}

for (let index = 0; index < SUBSCRIPTIONS; index++) await subscribe(index);
const operator = await world.buyer();
await database.run("insert into auth_operator (user_id) values ($1)", [operator.userId]);
await settle();
let known = await readRows();
for (let week = 0; week < WEEKS; week++) {
  for (const row of known) await live(row);
  await settle();
  const lived = new Map((await readRows()).map((row) => [row.subscription_id, row]));
  await world.advance(7);
  await settle();
  known = await readRows();
  compare(lived, known);
}

let differing = 0;
for (const row of known) {
  const said = await sandbox.provider.subscriptionOf(row.provider_id);
  if (
    said?.state !== row.state ||
    row.pending_action !== "none" ||
    said.paidUntil.getTime() !== row.paid_until.getTime()
  ) {
    differing++;
    console.log("  differs:", row, said);
  }
}
const books = await sandbox.books();
const { rows: booked } = await database.run(
  "select currency, movement, abs(sum(amount_minor))::bigint as sum from payments_entry where account = 'provider' group by 1, 2",
);
const bookedOf = (currency: string, movement: string) =>
  Number(booked.find((each) => each["currency"] === currency && each["movement"] === movement)?.["sum"] ?? 0);
const differences = books.movements.map(
  ({ currency, charged, refunded, charged_back }) =>
    Math.abs(charged - bookedOf(currency, "charge")) +
    Math.abs(refunded - bookedOf(currency, "refund")) +
    Math.abs(charged_back - bookedOf(currency, "chargeback")),
);
const { rows: returned } = await database.run(
  `
  select from subscriptions_entitlement owned join payments_order paid on paid.user_id = owned.user_id and paid.order_id = owned.source_id
  where until_at > $1 and paid.status not in ('settle_ok', 'partial_refunded')`,
  [app.clock.now()],
);
const sums = (await world.ledgerSums()) as { sum: number }[];
const { rows: orders } = await database.run(
  "select purpose, status, count(*) from payments_order group by 1, 2 order by 1, 2",
);
const { rows: failed } = await database.run("select name, last_error from background_job where failed_at is not null");
const errors = app.takeErrors();
await sandbox.stop();
await closeTestApps();
await postgres.stop();
folder.remove();
console.table(orders);
console.log(Object.fromEntries(answers), books.movements, books.subscriptions);
for (const { msg, err } of errors.slice(0, 5)) console.log(`  ${msg}: ${err?.message ?? ""}`);
const [movement] = books.movements;
const missed = report(`${MONTHS} months of ${SUBSCRIPTIONS} subscriptions`, [
  atLeast("subscriptions", known.length, SUBSCRIPTIONS),
  atLeast("payments", movement?.charges ?? 0, SUBSCRIPTIONS),
  atLeast("refunded and charged back", Math.min(movement?.refunded ?? 0, movement?.charged_back ?? 0), 1),
  none(
    "minor units by which provider and ledger differ",
    differences.reduce((sum, each) => sum + each, 0),
  ),
  none(
    "sum of the ledger",
    sums.reduce((sum, each) => sum + Math.abs(each.sum), 0),
  ),
  none("renewals after a cancellation", chargedAfterEnd),
  none("access that is not what the state says", wrongAccess + returned.length),
  none("subscriptions that are not as the provider says", differing),
  none("jobs that gave up", failed.length),
  none("errors in the log", errors.length),
]);
process.exit(missed === 0 ? 0 : 1);
