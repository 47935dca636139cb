import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { CARDS, startTestSandbox, type TestSandbox } from "#apps/api/src/areas/commerce/payments/testing/sandbox.ts";
import { readOrCreateSecret } from "#apps/api/src/platform/keys/secrets-file.ts";
import { freePort } from "#apps/api/src/testing/free-port.ts";
import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
import { startServer, type RunningServer } from "#e2e/support/server.ts";
import { fillWithLearners, learnerId, tokensOf } from "./crowd.ts";
import { withDatabase } from "./own-database.ts";

const CALL_LIMIT_MS = 15_000;
const SETTLED_WITHIN_MS = 300_000;
const SEED = 7;
const ID = "('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
const JOBS =
  "('payments.refund', 'payments.follow-order', 'subscriptions.look', 'subscriptions.tell', 'subscriptions.end')";

export interface Reply {
  readonly status: number;
  readonly body: {
    readonly error?: string;
    readonly order?: { readonly order_id: string; readonly outcome: string };
    readonly offers?: readonly {
      readonly id: string;
      readonly product_id: string;
      readonly pricings: readonly { readonly id: string }[];
    }[];
    readonly subscriptions?: readonly { readonly subscription_id: string }[];
  };
  readonly retryAfter: string | null;
}

export interface Wanted {
  readonly offer_id: string;
  readonly pricing_id: string;
}

/** The real server, with a sandbox of payments that outlives it, and learners with a stored card. */
export interface Shop {
  readonly sandbox: TestSandbox;
  readonly dataDir: string;
  readonly url: string;
  server(): RunningServer;
  /** Null without an answer. */
  call(user: number, method: "GET" | "POST", path: string, body?: object, key?: string): Promise<Reply | null>;
  offerOf(productType: string, product: string): Promise<Wanted>;
  /** Ends the server with SIGKILL and starts it again. Milliseconds until it is ready. */
  killServer(): Promise<number>;
  /** Milliseconds until the provider has delivered every webhook, no order waits, and no job is left. */
  settled(): Promise<number>;
  stop(): Promise<void>;
}

export async function openShop(
  name: string,
  { buyers, providerUrl, holdsWebhooks = false }: ShopOptions,
): Promise<Shop> {
  const folder = temporaryFolder(name);
  const dataDir = folder.path;
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const sandbox = await startTestSandbox({
    secret: readOrCreateSecret(dataDir),
    ...(!holdsWebhooks && { webhookUrl: `${url}/api/payments/solid/webhooks/` }),
    shopOrigins: [url],
    seed: SEED,
  });
  const SANDBOX_URL = (await providerUrl?.(sandbox.url)) ?? sandbox.url;
  const settings = { PORT: port, SANDBOX_URL, RATE_LIMIT: "0", DRAIN_MS: "0", LOG_LEVEL: "error" };
  const start = async () => {
    const started = await startServer(settings, folder);
    started.process.once("exit", (code, signal) => {
      if (signal === "SIGKILL" || code === 0) return;
      console.error(`The server ended by itself.\n${started.output()}`);
      process.exit(1);
    });
    return started;
  };
  let server = await start();
  const tokens = tokensOf(dataDir);
  const call: Shop["call"] = (user, method, path, body, key) =>
    send(`${url}/api${path}`, method, { token: tokens.issueAccess(learnerId(user), learnerId(0)), body, key });
  const card = await storeCard(sandbox, url);
  await withDatabase(dataDir, (client) => fillWithBuyers(client, buyers, card));
  return {
    sandbox,
    dataDir,
    url,
    server: () => server,
    call,
    async offerOf(productType, product) {
      const ask = () => call(0, "GET", `/offers-v2/offers/?product_type=${productType}`);
      const answer = (await ask()) ?? (await ask());
      const offer = answer?.body.offers?.find(({ product_id }) => product_id === product);
      return { offer_id: offer?.id ?? "", pricing_id: offer?.pricings[0]?.id ?? "" };
    },
    async killServer() {
      const { process: child } = server;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
      const began = performance.now();
      server = await start();
      return performance.now() - began;
    },
    settled: () => settled(sandbox, dataDir),
    async stop() {
      await server.stop();
      await sandbox.stop();
      folder.remove();
    },
  };
}

interface ShopOptions {
  readonly buyers: number;
  /** The address under which the server reaches the sandbox, given its own. */
  readonly providerUrl?: (url: string) => Promise<string>;
  /** The webhooks of the sandbox do not reach the server: `sandbox.webhooks` has them. */
  readonly holdsWebhooks?: boolean;
}

interface Sent {
  readonly token: string;
  readonly body: object | undefined;
  readonly key: string | undefined;
}

async function send(url: string, method: string, sent: Sent): Promise<Reply | null> {
  const { token, body, key } = sent;
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { "content-type": "application/json" }),
        ...(key !== undefined && { "idempotency-key": key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
    });
    const retryAfter = answer.headers.get("retry-after");
    const text = await answer.text();
    const told = (text.startsWith("{") ? JSON.parse(text) : {}) as Reply["body"];
    return { status: answer.status, retryAfter, body: told };
  } catch {
    return null;
  }
}

/** The token of a card that is charged without a question. */
async function storeCard(sandbox: TestSandbox, returnUrl: string): Promise<string> {
  const orderId = "card-of-the-crowd";
  const buyer = {
    customerId: learnerId(0),
    email: "crowd@example.org",
    ip: "127.0.0.1",
    language: "en" as const,
    country: null,
  };
  const terms = { orderId, description: "Card", currency: "USD", amountMinor: 0, productId: null, buyer };
  await sandbox.payByForm(sandbox.provider.formOf({ ...terms, returnUrl }), CARDS.approves);
  return (await sandbox.provider.orderOf(orderId))?.card?.token ?? "";
}

async function fillWithBuyers(client: Client, count: number, token: string): Promise<void> {
  await fillWithLearners(client, count);
  await client.query(
    `insert into auth_account (user_id, email, password_hash, created_at, password_changed_at)
     select ${ID}, 'crowd' || n || '@example.org', '', now(), now() from generate_series(0, $1::int - 1) n`,
    [count],
  );
  await client.query(
    `insert into payments_card (user_id, card_id, token, brand, last4, expiry_month, expiry_year, is_primary, added_at)
     select ${ID}, gen_random_uuid(), $2, 'VISA', '9265', 12, 2032, true, now() from generate_series(0, $1::int - 1) n`,
    [count, token],
  );
}

async function settled(sandbox: TestSandbox, dataDir: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < SETTLED_WITHIN_MS) {
    const { waiting_webhooks } = await sandbox.books();
    const left = await withDatabase(dataDir, (client) =>
      client.query(`select from payments_order where ask_at is not null and sent_at is not null
        union all select from background_job where name in ${JOBS} and failed_at is null`),
    );
    if (waiting_webhooks === 0 && left.rows.length === 0) break;
    await wait(200);
  }
  return performance.now() - began;
}
