import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { lessonPath, CHAPTER_LESSONS } from "#e2e/support/curriculum.ts";
import { learnerId } from "./support/crowd.ts";
import { atLeast, atMost, none, percentile, report } from "./support/figures.ts";
import { withDatabase } from "./support/own-database.ts";
import { SLOW_MS, startProviderProxy, type Health, type ProviderProxy } from "./support/provider-proxy.ts";
import { openShop, type Reply } from "./support/shop.ts";
import { sized } from "./support/short.ts";

// The payment provider is down, then takes half a minute for an answer, while learners load lessons and others buy with one click. How long
// lessons take, what the buyers are told, and how long it takes after the outage until every buyer knows.
const SECONDS: Readonly<Record<Health, number>> = { well: sized(10, 3), down: sized(20, 4), slow: sized(45, 8) };
const CLICK_EVERY_MS = 250;
const POLL_EVERY_MS = 2_000;
const READERS = 8;
const READ_EVERY_MS = 40;
const STUCK_MS = 300_000;
const BUYERS = Math.ceil((1_000 * (SECONDS.well + SECONDS.down + SECONDS.slow)) / CLICK_EVERY_MS) + 10;
const SUBSCRIBER = BUYERS;

let proxy = null as ProviderProxy | null;
const shop = await openShop("provider-outage", {
  buyers: BUYERS + 1,
  providerUrl: async (url) => (proxy = await startProviderProxy(url)).url,
});
const offer = await shop.offerOf("upsell_reports", "reports");
const plan = await shop.offerOf("app", "app_monthly");

let health: Health = "well";
let isOver = false;
const lessonTimes: Record<Health, number[]> = { well: [], down: [], slow: [] };
const clickTimes: Record<Health, number[]> = { well: [], down: [], slow: [] };
const told = new Map<string, number>();
const unclear: string[] = [];

async function read(reader: number): Promise<void> {
  for (let round = 0; !isOver; round++) {
    const began = performance.now();
    const [lesson = ""] = CHAPTER_LESSONS;
    const during = health;
    const answer = await shop.call((reader + round * READERS) % BUYERS, "GET", `/learning-v2/v3${lessonPath(lesson)}/`);
    lessonTimes[during].push(answer?.status === 200 ? performance.now() - began : Infinity);
    await wait(READ_EVERY_MS);
  }
}

/** Whether an answer says what is happening. */
function note(reply: Reply | null): void {
  const { order, error } = reply?.body ?? {};
  const what = `${health}: ${reply?.status ?? "no answer"} ${order?.outcome ?? error ?? ""}`;
  told.set(what, (told.get(what) ?? 0) + 1);
  if (order === undefined && error !== "call_in_progress") unclear.push(what);
}

/** A click, and the page that waits for its outcome. The time when the buyer knew. */
async function buy(user: number): Promise<number> {
  const began = performance.now();
  const during = health;
  const [body, key] = [{ user_id: learnerId(user), ...offer }, randomUUID()];
  const click = () => shop.call(user, "POST", "/payments/solid/orders/one-click/", body, key);
  let reply = await click();
  clickTimes[during].push(performance.now() - began);
  note(reply);
  // The same click again, as the browser does without an answer.
  while (reply?.body.order === undefined) {
    await wait(POLL_EVERY_MS);
    reply = await click();
    note(reply);
  }
  const id = reply.body.order.order_id;
  while (reply?.body.order?.outcome === "pending" || reply === null) {
    await wait(POLL_EVERY_MS);
    reply = await shop.call(user, "GET", `/payments/solid/forms/${id}/status/?user_id=${learnerId(user)}`);
    note(reply);
  }
  return performance.now();
}

const subscriptionId = async () => {
  const answer = await shop.call(SUBSCRIBER, "GET", `/subscriptions/?user_id=${learnerId(SUBSCRIBER)}`);
  return { subscription_id: answer?.body.subscriptions?.[0]?.subscription_id ?? "" };
};
await shop.call(
  SUBSCRIBER,
  "POST",
  "/payments/solid/orders/one-click/",
  { user_id: learnerId(SUBSCRIBER), ...plan },
  "plan",
);
await shop.settled();
const subscription = await subscriptionId();

/** The subscriber cancels, which holds at once, and takes it back, which only the provider can confirm. */
async function changeSides(): Promise<string> {
  const told = [];
  for (const path of ["unsubscribe", "restore"]) {
    const answer = await shop.call(SUBSCRIBER, "POST", `/subscriptions/${path}/`, subscription);
    told.push(`${path}: ${answer?.status} ${answer?.body.error ?? ""}`.trim());
  }
  return told.join(", ");
}

const reading = Array.from({ length: READERS }, (_, reader) => read(reader));
const buying: Promise<number>[] = [];
let changes: Promise<string> = Promise.resolve("");
for (const next of ["well", "down", "slow"] as const) {
  health = next;
  proxy?.be(next);
  const until = performance.now() + 1_000 * SECONDS[next];
  if (next === "down") changes = changeSides();
  while (performance.now() < until) {
    buying.push(buy(buying.length));
    await wait(CLICK_EVERY_MS);
  }
}
health = "well";
proxy?.be("well");
isOver = true;
const recovered = performance.now();
await Promise.all(reading);
const known = await Promise.race([Promise.all(buying), wait(STUCK_MS + 60_000, null)]);
await shop.settled();
const { movements } = await shop.sandbox.books();
const settled = await withDatabase(shop.dataDir, async (client) => {
  const { rows } = await client.query<{ n: string }>(
    "select count(*) n from payments_order where status = 'settle_ok' and total_minor > 0",
  );
  return Number(rows[0]?.n);
});
await shop.stop();
proxy?.close();
const seconds = (times: readonly number[]) => percentile(times, 0.95) / 1000;
for (const [what, count] of told) console.log(`  ${what}: ${count}`);
console.log({
  changes: await changes,
  clicks: buying.length,
  lessons: lessonTimes.down.length + lessonTimes.slow.length,
});
const stuck = known === null ? Infinity : Math.max(0, ...known.map((at) => at - recovered)) / 1000;
const missed = report(
  `The payment provider is down ${SECONDS.down} s, then ${SLOW_MS / 1000} s slow for ${SECONDS.slow} s`,
  [
    atLeast("lessons meanwhile", lessonTimes.down.length + lessonTimes.slow.length, sized(1_000, 100)),
    atMost("lessons, p95, provider well", percentile(lessonTimes.well, 0.95), sized(300, 1_000), "ms"),
    atMost("lessons, p95, provider down", percentile(lessonTimes.down, 0.95), sized(300, 1_000), "ms"),
    atMost("lessons, p95, provider slow", percentile(lessonTimes.slow, 0.95), sized(300, 1_000), "ms"),
    atMost("a buyer is answered, p95, provider down", seconds(clickTimes.down), 5, "s"),
    atMost("a buyer is answered, p95, provider slow", seconds(clickTimes.slow), 15, "s"),
    none("answers that do not say what is happening", unclear.length),
    none(
      "changes of a plan that were not answered as they should",
      Number((await changes) !== "unsubscribe: 200, restore: 503 payment_provider_unavailable"),
    ),
    atMost("a buyer waits after the provider is back, longest", stuck, STUCK_MS / 1000, "s"),
    none(
      "charges without an order, or the reverse",
      Math.abs(movements.reduce((sum, each) => sum + each.charges, 0) - settled),
    ),
  ],
);
process.exit(missed === 0 ? 0 : 1);
