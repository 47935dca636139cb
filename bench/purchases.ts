import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { learnerId } from "./support/crowd.ts";
import { atLeast, atMost, median, none, report } from "./support/figures.ts";
import { withDatabase } from "./support/own-database.ts";
import { killPostgres } from "./support/postmaster.ts";
import { openShop, type Wanted } from "./support/shop.ts";
import { sized } from "./support/short.ts";

// Learners buy with one click, every second one a subscription, while replies of the payment provider are lost, its webhooks come twice and
// shuffled, and the server, then its database, are killed with SIGKILL at a random moment. Then what the provider charged is compared with
// the orders, the ledger, the subscriptions and what learners may use. At last a hundred clicks at once on one offer.
const PURCHASES = sized(1_000, 80);
const SERVER_KILLS = sized(20, 2);
const DATABASE_KILLS = sized(5, 1);
const WORKERS = 8;
const LOST_REPLIES = 0.1;
const KILL_AFTER_MS = { least: 200, most: 900 };

const shop = await openShop("purchases", { buyers: PURCHASES + 2 });
const offers: readonly Wanted[] = [
  await shop.offerOf("upsell_reports", "reports"),
  await shop.offerOf("app", "app_monthly"),
];
const wantedBy = (user: number) => ({ user_id: learnerId(user), ...offers[user % offers.length] });
const click = (user: number, key: string) =>
  shop.call(user, "POST", "/payments/solid/orders/one-click/", wantedBy(user), key);

const refused: string[] = [];
/** Answers that are the fault of the server and do not say that trying again helps. */
let broken = 0;

/** What a browser does: it repeats a click whose reply was lost with the same key, and with a new one if that is still under way. */
async function buy(user: number): Promise<void> {
  let key = randomUUID();
  for (;;) {
    const reply = await click(user, key);
    const { order, error } = reply?.body ?? {};
    if (order?.outcome === "paid" || error === "already_owned") return;
    if (order !== undefined || error === "call_in_progress") key = randomUUID();
    else if (reply !== null && reply.status < 500) return void refused.push(error ?? String(reply.status));
    else if (reply !== null && reply.retryAfter === null) broken++;
    await wait(100);
  }
}

async function killDatabase(): Promise<void> {
  await killPostgres(shop.dataDir);
  const isReady = () =>
    fetch(`${shop.url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await wait(50);
}

const restarts: number[] = [];
const pause = () => wait(KILL_AFTER_MS.least + Math.random() * (KILL_AFTER_MS.most - KILL_AFTER_MS.least));

/** Every learner buys, while the server and then the database are killed; kills go on until the last purchase. */
async function buyUnderKills(): Promise<number> {
  let next = 0;
  let isDone = false;
  let databaseKills = 0;
  const worker = async () => {
    while (next < PURCHASES) await buy(next++);
  };
  const killer = async () => {
    while (restarts.length < SERVER_KILLS && !isDone) {
      await pause();
      restarts.push(await shop.killServer());
    }
    for (; databaseKills < DATABASE_KILLS && !isDone; databaseKills++) {
      await pause();
      await killDatabase();
    }
  };
  const killing = killer();
  await Promise.all(Array.from({ length: WORKERS }, worker));
  isDone = true;
  await killing;
  return databaseKills;
}

/** A hundred clicks at the same time. The orders that they made. */
async function race(user: number): Promise<number> {
  await Promise.all(Array.from({ length: 100 }, () => click(user, randomUUID())));
  await buy(user);
  const { rows } = await withDatabase(shop.dataDir, (client) =>
    client.query("select from payments_order where user_id = $1", [learnerId(user)]),
  );
  return rows.length;
}

/** What the provider charged, compared with what is stored here. */
async function check() {
  const { movements } = await shop.sandbox.books();
  const sumOf = (name: "charged" | "refunded" | "charges") => movements.reduce((total, each) => total + each[name], 0);
  return withDatabase(shop.dataDir, async (client) => {
    const one = async (text: string) => Number((await client.query<{ n: string }>(text)).rows[0]?.n ?? 0);
    const booked = await one("select coalesce(sum(amount_minor), 0) n from payments_entry where account = 'provider'");
    const paid = "payments_order where status = 'settle_ok' and total_minor > 0";
    return {
      settled: await one(`select count(*) n from ${paid}`),
      charges: sumOf("charges"),
      refunded: sumOf("refunded"),
      difference: Math.abs(sumOf("charged") - sumOf("refunded") - booked),
      twice: await one(`select count(*) n from (select from ${paid} group by user_id having count(*) > 1) each`),
      sum: await one("select coalesce(abs(sum(amount_minor)), 0) n from payments_entry"),
      strangers: await one(`
        select count(*) n from (select user_id, order_id, provider_subscription_id id from ${paid}) paid
        full join (select user_id, source_id as order_id from subscriptions_entitlement where source = 'order') granted
          using (user_id, order_id)
        full join (select user_id, provider_id id from subscriptions_subscription join subscriptions_entitlement owned using (user_id)
            where state = 'active' and source_id = subscription_id::text and until_at > now()) renewed using (user_id, id)
        where paid.order_id is null or granted.order_id is null`),
      subscriptions: await one("select count(*) n from subscriptions_subscription where state = 'active'"),
      receipts: await one("select count(*) n from email where template = 'paymentReceipt'"),
      failedJobs: await one("select count(*) n from background_job where failed_at is not null"),
    };
  });
}

await shop.sandbox.setFaults({ lostReplies: LOST_REPLIES, duplicates: 0.2, shuffleMs: 200 });
const began = performance.now();
const databaseKills = await buyUnderKills();
const seconds = Math.round((performance.now() - began) / 1000);
const ordersOfRaces = await Promise.all([race(PURCHASES), race(PURCHASES + 1)]);
const settling = await shop.settled();
const books = await check();
await shop.stop();
for (const error of new Set(refused)) console.log(`  refused: ${error}`);
console.log({ seconds, settlingMs: Math.round(settling), ...books });
const bought = PURCHASES + ordersOfRaces.length;
const missed = report(`${PURCHASES} purchases, ${LOST_REPLIES * 100} % lost replies`, [
  atLeast("kills of the server", restarts.length, SERVER_KILLS),
  atLeast("kills of the database", databaseKills, DATABASE_KILLS),
  none("refused purchases", refused.length),
  none("answers of a fault that do not say when to try again", broken),
  none("purchases that were lost", bought - books.settled),
  none("charges without an order", books.charges - books.settled),
  none("given back", books.refunded),
  none("learners charged twice", books.twice),
  none("difference of provider and ledger", books.difference),
  none("sum of the ledger", books.sum),
  none("access without a settled order, or the reverse", books.strangers),
  none("subscriptions missing", bought / offers.length - books.subscriptions),
  none("receipts missing", bought - books.receipts),
  none("jobs that gave up", books.failedJobs),
  atMost("orders of a hundred clicks at once", Math.max(...ordersOfRaces), 1),
  atMost("median restart", median(restarts) / 1000, sized(2, 20), "s"),
  atMost("time until nothing waits", settling / 1000, 300, "s"),
]);
process.exit(missed === 0 ? 0 : 1);
