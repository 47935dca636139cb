import { join } from "node:path";
import { openProvider } from "#apps/api/src/areas/commerce/payments/provider/open-provider.ts";
import type { PaymentProvider } from "#apps/api/src/areas/commerce/payments/provider/payment-provider.ts";
import { sandboxAccount, sandboxKeysOf } from "#apps/api/src/areas/commerce/payments/provider/provider-account.ts";
import { startSandbox } from "#apps/api/src/areas/commerce/payments/provider/sandbox-process.ts";
import { sign } from "#apps/api/src/areas/commerce/payments/provider/signature.ts";
import { sandboxForm } from "#apps/api/src/payments-config.ts";
import { systemClock } from "#apps/api/src/platform/clock.ts";
import { readOrCreateSecret } from "#apps/api/src/platform/keys/secrets-file.ts";
import { deriveSecrets } from "#apps/api/src/platform/keys/secrets.ts";
import { createLog } from "#apps/api/src/platform/log.ts";
import type { TemporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";

const APPROVES = "4067429974719265";

/** What the sandbox has moved, by currency. */
export interface Books {
  readonly movements: readonly {
    readonly currency: string;
    readonly charged: number;
    readonly refunded: number;
    readonly charged_back: number;
    readonly charges: number;
  }[];
  readonly waiting_webhooks: number;
}

export interface BenchSandbox {
  /** For the server's SANDBOX_URL. */
  readonly url: string;
  readonly provider: PaymentProvider;
  books(): Promise<Books>;
  setFaults(faults: object): Promise<void>;
  /** The token of a card that is charged without a question. */
  storeCard(customerId: string): Promise<string>;
  stop(): Promise<void>;
}

/** A sandbox in a process of its own, which outlives kills of the server. */
export async function startBenchSandbox(
  folder: TemporaryFolder,
  { webhookUrl, shopOrigin, seed }: { webhookUrl: string; shopOrigin: string; seed: number },
): Promise<BenchSandbox> {
  const keys = sandboxKeysOf(deriveSecrets(readOrCreateSecret(folder.path)));
  const process = await startSandbox(
    {
      ...keys,
      port: 0,
      host: "localhost",
      dataDir: join(folder.path, "sandbox"),
      webhookUrl,
      shopOrigins: [shopOrigin],
      environment: { SANDBOX_SEED: String(seed) },
    },
    createLog("silent"),
  );
  folder.watch(process.child());
  const url = `http://localhost:${process.port}`;
  const provider = openProvider(sandboxAccount({ url, form: sandboxForm(url) }, keys), systemClock);
  const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
    const answer = await fetch(new URL(path, url), { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const call = (path: string, body: object) =>
    post(path, body, { merchant: keys.keys.publicKey, signature: sign(keys.keys, JSON.stringify(body)) });
  return {
    url,
    provider,
    books: async () => (await call("/sandbox/books", {})) as Books,
    setFaults: async (faults) => void (await call("/sandbox/faults", faults)),
    async storeCard(customerId) {
      const orderId = `card-${customerId}`;
      const buyer = { customerId, email: "crowd@example.org", ip: "127.0.0.1", language: "en", country: null };
      const terms = { orderId, description: "Card", currency: "USD", amountMinor: 0, productId: null, buyer };
      const { merchant_data: merchantData } = provider.formOf({ ...terms, returnUrl: shopOrigin });
      const holder = { expiryMonth: 12, expiryYear: 2032, cvv: "123", holder: "Crowd" };
      await post("/form/pay", { merchantData, means: { method: "card", number: APPROVES, ...holder } });
      return (await provider.orderOf(orderId))?.card?.token ?? "";
    },
    stop: () => process.stop(),
  };
}
