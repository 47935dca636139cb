import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#apps/api/src/testing/free-port.ts";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { startServer, type RunningServer } from "#e2e/support/server.ts";
import { learnerId, tokensOf } from "./support/crowd.ts";
import { atLeast, atMost, median, none, report } from "./support/figures.ts";
import { withDatabase } from "./support/own-database.ts";
import { killPostgres } from "./support/postmaster.ts";
import { startBenchSandbox } from "./support/sandbox.ts";

// Learners buy with one click while replies of the payment provider are lost, its webhooks come twice and shuffled, and the server, then its
// database, are killed with SIGKILL at a random moment. Then what the provider charged is compared with the orders, the ledger and
// what learners may use. At last a hundred clicks at once on one offer.
const PURCHASES = Number(process.env["PURCHASES"] ?? 1_000);
const SERVER_KILLS = Number(process.env["KILLS"] ?? 20);
const DATABASE_KILLS = 5;
const WORKERS = 8;
const LOST_REPLIES = 0.1;
const KILL_AFTER_MS = { least: 200, most: 900 };
const CALL_LIMIT_MS = 15_000;
const SETTLED_WITHIN_MS = 300_000;
const PRODUCT = "reports";
const SEED = 7;

const folder = temporaryFolder("purchases");
const dataDir = folder.path;
const port = String(await freePort());
const shopOrigin = `http://localhost:${port}`;
const sandbox = await startBenchSandbox(folder, {
  webhookUrl: `${shopOrigin}/api/payments/solid/webhooks/`,
  shopOrigin,
  seed: SEED,
});
const start = () =>
  startServer(
    {
      PORT: port,
      SANDBOX_URL: sandbox.url,
      RATE_LIMIT: "0",
      DRAIN_MS: "0",
      LOG_LEVEL: process.env["LOG_LEVEL"] ?? "silent",
    },
    folder,
  );

let server: RunningServer = await start();
const tokens = tokensOf(dataDir);
const authorization = (user: number) => `Bearer ${tokens.issueAccess(learnerId(user), learnerId(0))}`;

/** Learners with an account and a stored card. */
async function fill(count: number): Promise<void> {
  const token = await sandbox.storeCard(learnerId(0));
  const id = "('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
  await withDatabase(dataDir, async (client) => {
    await client.query("update offers_product set is_delivered = true");
    await client.query(
      `insert into profile_user (user_id, username, email, language, registered_at, arrow, time_zone)
       select ${id}, 'crowd' || n, 'crowd' || n || '@example.org', 'en', now(), 'investing', 'UTC' from generate_series(0, $1::int - 1) n`,
      [count],
    );
    await client.query(
      `insert into auth_account (user_id, email, password_hash, created_at, password_changed_at)
       select ${id}, 'crowd' || n || '@example.org', '', now(), now() from generate_series(0, $1::int - 1) n`,
      [count],
    );
    await client.query(
      `insert into payments_card (user_id, card_id, token, brand, last4, expiry_month, expiry_year, is_primary, added_at)
       select ${id}, gen_random_uuid(), $2, 'VISA', '9265', 12, 2032, true, now() from generate_series(0, $1::int - 1) n`,
      [count, token],
    );
  });
}

interface Reply {
  readonly status: number;
  readonly body: { readonly error?: string; readonly order?: { readonly order_id: string; readonly outcome: string } };
}

async function call(
  user: number,
  method: "GET" | "POST",
  path: string,
  body?: object,
  key = "",
): Promise<Reply | null> {
  try {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        authorization: authorization(user),
        ...(body && { "content-type": "application/json" }),
        ...(key !== "" && { "idempotency-key": key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
    });
    return { status: answer.status, body: (await answer.json()) as Reply["body"] };
  } catch {
    return null;
  }
}

async function offerOf(): Promise<{ offer_id: string; pricing_id: string }> {
  const answer = await call(0, "GET", "/offers-v2/offers/?product_type=upsell_reports");
  if (answer === null) throw new Error("The offers were not answered.");
  const { offers } = answer.body as unknown as {
    offers: { id: string; product_id: string; pricings: { id: string }[] }[];
  };
  const offer = offers.find(({ product_id }) => product_id === PRODUCT);
  return { offer_id: offer?.id ?? "", pricing_id: offer?.pricings[0]?.id ?? "" };
}

const refused: string[] = [];

/** What a browser does: it repeats a click whose reply was lost with the same key, and with a new one if that is still under way. */
async function buy(user: number, offer: object): Promise<void> {
  const body = { user_id: learnerId(user), ...offer };
  let key = randomUUID();
  for (;;) {
    const reply = await call(user, "POST", "/payments/solid/orders/one-click/", body, key);
    const { order, error } = reply?.body ?? {};
    if (order?.outcome === "paid" || error === "already_owned") return;
    if (order?.outcome === "failed") key = randomUUID();
    else if (error === "call_in_progress" || order?.outcome === "pending") key = randomUUID();
    else if (reply !== null && reply.status < 500 && error !== undefined) return void refused.push(error);
    await wait(100);
  }
}

const restarts: number[] = [];

async function killServer(): Promise<void> {
  const { process: child } = server;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  const began = performance.now();
  server = await start();
  restarts.push(performance.now() - began);
}

async function killDatabase(): Promise<void> {
  await killPostgres(dataDir);
  while (
    !(await fetch(`${server.url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(50);
}

const pause = () => wait(KILL_AFTER_MS.least + Math.random() * (KILL_AFTER_MS.most - KILL_AFTER_MS.least));

/** Every learner buys, while the server and then the database are killed; kills go on until the last purchase, and are at least those wanted. */
async function buyUnderKills(offer: object): Promise<number> {
  let next = 0;
  let isDone = false;
  let kills = 0;
  const worker = async () => {
    while (next < PURCHASES) await buy(next++, offer);
  };
  const killer = async () => {
    for (; kills < SERVER_KILLS && !isDone; kills++) {
      await pause();
      await killServer();
    }
    for (let count = 0; count < DATABASE_KILLS && !isDone; count++) {
      await pause();
      await killDatabase();
      kills++;
    }
  };
  const killing = killer();
  await Promise.all(Array.from({ length: WORKERS }, worker));
  isDone = true;
  await killing;
  return kills;
}

/** Milliseconds until the provider has delivered every webhook and no order waits. */
async function untilSettled(): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < SETTLED_WITHIN_MS) {
    const { waiting_webhooks } = await sandbox.books();
    const waiting = await withDatabase(dataDir, (client) =>
      client.query("select from payments_order where ask_at is not null"),
    );
    if (waiting_webhooks === 0 && waiting.rows.length === 0) break;
    await wait(200);
  }
  return performance.now() - began;
}

/** What the provider charged, compared with what is stored here. */
async function check() {
  const { movements } = await sandbox.books();
  const charged = movements.reduce((total, each) => total + each.charged, 0);
  const charges = movements.reduce((total, each) => total + (each.charged > 0 ? each.charges : 0), 0);
  return withDatabase(dataDir, async (client) => {
    const one = async (text: string) => Number((await client.query<{ n: string }>(text)).rows[0]?.n ?? 0);
    const settled = await one(
      "select count(*) as n from payments_order where status = 'settle_ok' and total_minor > 0",
    );
    const booked = await one(
      "select coalesce(sum(amount_minor), 0) as n from payments_entry where account = 'provider'",
    );
    return {
      settled,
      charges,
      difference: Math.abs(charged - booked),
      twice: await one(
        "select count(*) as n from (select from payments_order where status = 'settle_ok' group by user_id, kind having count(*) > 1) as each",
      ),
      sum: await one("select coalesce(abs(sum(amount_minor)), 0) as n from payments_entry"),
      strangers: await one(`
        select count(*) as n from (select user_id, order_id from payments_order where status = 'settle_ok' and total_minor > 0) as paid
        full join (select user_id, source_id as order_id from subscriptions_entitlement where source = 'order' and until_at is null) as granted
        using (user_id, order_id) where paid.order_id is null or granted.order_id is null`),
      receipts: await one("select count(*) as n from email where template = 'paymentReceipt'"),
    };
  });
}

/** A hundred clicks at the same time. */
async function race(user: number, offer: object): Promise<number> {
  const body = { user_id: learnerId(user), ...offer };
  await Promise.all(
    Array.from({ length: 100 }, () => call(user, "POST", "/payments/solid/orders/one-click/", body, randomUUID())),
  );
  await buy(user, offer);
  const { rows } = await withDatabase(dataDir, (client) =>
    client.query("select from payments_order where user_id = $1", [learnerId(user)]),
  );
  return rows.length;
}

await fill(PURCHASES + 1);
const offer = await offerOf();
await sandbox.setFaults({ lostReplies: LOST_REPLIES, duplicates: 0.2, shuffleMs: 200 });
const began = performance.now();
const kills = await buyUnderKills(offer);
const seconds = (performance.now() - began) / 1000;
const ordersOfRace = await race(PURCHASES, offer);
const settling = await untilSettled();
const books = await check();
await server.stop();
await sandbox.stop();
folder.remove();
for (const error of new Set(refused)) console.log(`  refused: ${error}`);
console.log({ seconds: Math.round(seconds), kills, settlingMs: Math.round(settling), ...books });
const bought = PURCHASES + 1;
const missed = report(`${PURCHASES} purchases, ${LOST_REPLIES * 100} % lost replies, ${kills} kills`, [
  atLeast("kills", kills, SERVER_KILLS),
  none("refused purchases", refused.length),
  none("purchases that were lost", bought - books.settled),
  none("charges without an order", books.charges - books.settled),
  none("learners charged twice", books.twice),
  none("difference of provider and ledger", books.difference),
  none("sum of the ledger", books.sum),
  none("entitlements without a settled order, or the reverse", books.strangers),
  none("receipts missing", bought - books.receipts),
  atMost("orders of a hundred clicks at once", ordersOfRace, 1),
  atMost("median restart", restarts.length === 0 ? 0 : median(restarts) / 1000, 2, "s"),
  atMost("time until nothing waits", settling / 1000, 300, "s"),
]);
process.exit(missed === 0 ? 0 : 1);
