import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { PaymentForm } from "@candlewise/contracts/payments/schemas";
import { sandboxForm } from "#api/payments-config.ts";
import type { Clock } from "#api/platform/clock.ts";
import { deriveSecrets } from "#api/platform/keys/secrets.ts";
import { createLog } from "#api/platform/log.ts";
import { temporaryFolder } from "#api/testing/temporary-folder.ts";
import { TEST_SECRET } from "#api/testing/test-secret.ts";
import { openProvider } from "../provider/open-provider.ts";
import type { PaymentProvider, ProviderProduct } from "../provider/payment-provider.ts";
import { sandboxAccount, sandboxKeysOf } from "../provider/provider-account.ts";
import { startSandbox } from "../provider/sandbox-process.ts";
import { sign } from "../provider/signature.ts";

/** The test cards of the sandbox, by what they do. */
export const CARDS = {
  approves: "4067429974719265",
  declines: "5251033622437578",
  confirms: "4000000000003220",
  noFunds: "4000000000009995",
  late: "4000000000000077",
  expired: "4000000000000069",
  stolen: "4000000000009979",
  disputed: "4000000000000259",
  renewalsFail: "4000000000000341",
  renewalsRecover: "5555555555554444",
} as const;

export interface SandboxFaults {
  readonly lostReplies?: number;
  readonly duplicates?: number;
  readonly latencyMs?: number;
  readonly shuffleMs?: number;
}

export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Options {
  /** The installation's secret, of which the keys are derived. */
  readonly secret?: string;
  readonly faults?: SandboxFaults;
  readonly seed?: number;
  /** Milliseconds until the card that answers late is charged. */
  readonly lateMs?: number;
  readonly products?: readonly ProviderProduct[];
  /** Where webhooks are sent; to `receive` when absent. */
  readonly webhookUrl?: string;
  /** The status that a webhook is answered with. 200 when absent. */
  readonly receive?: (webhook: ReceivedWebhook) => Promise<number>;
  /** The origins of the pages that may show the form. */
  readonly shopOrigins?: readonly string[];
  readonly clock?: Clock;
}

export interface Answer {
  readonly order?: { readonly order_id: string; readonly status: string; readonly subscription_id?: string };
  readonly error?: { readonly code: string; readonly messages: readonly string[] };
  readonly verify_url?: string;
}

export interface TestSandbox {
  /** The value of SANDBOX_URL for an app with the same secret. */
  readonly url: string;
  readonly provider: PaymentProvider;
  /** Every webhook that arrived. */
  readonly webhooks: readonly ReceivedWebhook[];
  /** Changes who takes the webhooks that come from now on. */
  receiveWith(receive: (webhook: ReceivedWebhook) => Promise<number>): void;
  /** Pays by the form, as the buyer. */
  payByForm(form: PaymentForm, card: string): Promise<Answer>;
  payByWallet(form: PaymentForm, method: "paypal-vault" | "apple-pay" | "google-pay"): Promise<Answer>;
  /** What the buyer answers on the page of a `verify_url`. */
  confirm(verifyUrl: string, isConfirmed?: boolean): Promise<unknown>;
  advance(days: number): Promise<Date>;
  setFaults(faults: SandboxFaults): Promise<void>;
  chargeback(orderId: string): Promise<Answer>;
  books(): Promise<Books>;
  /** Resolves when every webhook was taken. */
  delivered(): Promise<void>;
  /** A signed call. */
  call(path: string, body: object): Promise<unknown>;
  /** Ends the process as a crash would; it starts again on the same port. */
  crash(): void;
  stop(): Promise<void>;
}

/** What has moved, by currency, from two sides. */
export interface Books {
  readonly movements: readonly {
    readonly currency: string;
    readonly charged: number;
    readonly refunded: number;
    readonly charged_back: number;
    readonly charges: number;
  }[];
  readonly orders: readonly { readonly currency: string; readonly charged: number; readonly refunded: number }[];
  readonly subscriptions: readonly { readonly status: string; readonly count: number }[];
  readonly waiting_webhooks: number;
}

/** How often is looked whether webhooks still wait. */
const LOOK_MS = 50;

/** A real sandbox on a free port, with its own database. */
export async function startTestSandbox(options: Options = {}): Promise<TestSandbox> {
  const folder = temporaryFolder("sandbox");
  const keys = sandboxKeysOf(deriveSecrets(options.secret ?? TEST_SECRET));
  const receiver = await startReceiver(options.receive);
  const { faults, seed = 1, lateMs = 300, shopOrigins = ["http://localhost:8080"] } = options;
  const process = await startSandbox(
    {
      ...keys,
      port: 0,
      host: "localhost",
      dataDir: join(folder.path, "sandbox"),
      webhookUrl: options.webhookUrl ?? receiver.url,
      shopOrigins,
      environment: {
        SANDBOX_SEED: String(seed),
        SANDBOX_LATE_MS: String(lateMs),
        SANDBOX_FAULTS: JSON.stringify({ shuffleMs: 0, duplicates: 0, ...faults }),
      },
    },
    createLog("silent"),
  );
  folder.watch(process.child());
  const url = `http://localhost:${process.port}`;
  const provider = openProvider(
    sandboxAccount({ url, form: sandboxForm(url) }, keys),
    options.clock ?? { now: () => new Date() },
  );
  if (options.products) await provider.offerProducts(options.products);
  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
    const answer = await fetch(new URL(path, url), { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const call = (path: string, body: object) =>
    post(path, body, { merchant: keys.keys.publicKey, signature: sign(keys.keys, JSON.stringify(body)) });
  const books = async () => (await call("/sandbox/books", {})) as Books;
  return {
    url,
    provider,
    webhooks: receiver.webhooks,
    receiveWith: receiver.receiveWith,
    ...buyerOf(post),
    async advance(days) {
      const { now } = (await call("/sandbox/clock", { advance_days: days })) as { now: string };
      return new Date(now);
    },
    setFaults: async (changed) => void (await call("/sandbox/faults", { shuffleMs: 0, duplicates: 0, ...changed })),
    chargeback: async (orderId) => (await call("/sandbox/chargeback", { order_id: orderId })) as Answer,
    books,
    async delivered() {
      while ((await books()).waiting_webhooks > 0) await wait(LOOK_MS);
    },
    call,
    crash: () => void process.child().kill("SIGKILL"),
    async stop() {
      await process.stop();
      receiver.stop();
      folder.remove();
    },
  };
}

/** What a buyer does in the browser. */
function buyerOf(post: (path: string, body: object) => Promise<unknown>) {
  const pay = async ({ merchant_data: merchantData }: PaymentForm, means: object) =>
    (await post("/form/pay", { merchantData, means })) as Answer;
  return {
    payByForm: (form: PaymentForm, number: string) =>
      pay(form, { method: "card", number, expiryMonth: 12, expiryYear: 2032, cvv: "123", holder: "Ada Buyer" }),
    payByWallet: (form: PaymentForm, method: string) => pay(form, { method }),
    confirm: (verifyUrl: string, isConfirmed = true) => post(new URL(verifyUrl).pathname, { isConfirmed }),
  };
}

async function startReceiver(receive: Options["receive"]) {
  const webhooks: ReceivedWebhook[] = [];
  let taker = receive;
  const take = async (request: IncomingMessage): Promise<number> => {
    const webhook = { headers: request.headers, body: await buffer(request) };
    webhooks.push(webhook);
    return taker ? taker(webhook) : 200;
  };
  const server = createServer((request, response) => {
    void take(request)
      .catch(() => 500)
      .then((status) => response.writeHead(status).end("{}"));
  });
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  const address = server.address();
  return {
    webhooks,
    url: `http://localhost:${typeof address === "object" ? (address?.port ?? 0) : 0}/webhook`,
    receiveWith: (next: NonNullable<Options["receive"]>) => void (taker = next),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
