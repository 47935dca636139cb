import type { NotificationHistoryResponse } from "@apple/app-store-server-library";
import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { StartupError } from "#api/platform/errors.ts";
import { createHttpClient, HttpClientError } from "#api/platform/http-client.ts";

/** A key for Apple's server API, from App Store Connect. */
export interface AppleKey {
  readonly id: string;
  readonly issuerId: string;
  /** The file with the private key. */
  readonly file: string;
  /** On this machine, instead of Apple. */
  readonly url: string | undefined;
}

/** What Apple says of a subscription in an answer, signed but not verified. */
interface SignedStatus {
  readonly status: number | undefined;
  readonly transaction: string | undefined;
  readonly renewal: string | undefined;
}

export interface StatusClient {
  /** Null for a subscription that Apple does not know. */
  find(originalTransactionId: string): Promise<SignedStatus | null>;
  /** The notifications that could not be delivered, signed but not verified. */
  missed(since: Date, until: Date): AsyncIterable<string>;
}

const HOSTS = { Production: "https://api.storekit.apple.com", Sandbox: "https://api.storekit-sandbox.apple.com" };
const TIME_LIMIT_MS = 10_000;

export async function loadStatusClient(
  { environment, bundleId }: { environment: keyof typeof HOSTS; bundleId: string },
  { id, issuerId, url }: AppleKey,
  privateKey: string,
): Promise<StatusClient> {
  const { AppStoreServerAPIClient, Environment } = await import("@apple/app-store-server-library");
  const http = createHttpClient({ timeoutMs: TIME_LIMIT_MS });
  /** The library's own calls have no time limit. */
  class Client extends AppStoreServerAPIClient {
    protected override async makeFetchRequest(
      path: string,
      query: URLSearchParams,
      _method: unknown,
      asked: string | Buffer | undefined,
      { Authorization: authorization = "" }: Record<string, string>,
    ): Promise<never> {
      const address = `${url ?? HOSTS[environment]}${path}?${query.toString()}`;
      const headers = { authorization };
      const answer =
        asked === undefined
          ? { status: 200, body: await http.get(address, z.unknown(), { headers }) }
          : await http.post(address, { headers, body: asked.toString() });
      // All that the library reads of an answer.
      return { ok: answer.status === 200, status: answer.status, json: async () => answer.body } as never;
    }
  }
  const where = environment === "Production" ? Environment.PRODUCTION : Environment.SANDBOX;
  const client = new Client(privateKey, id, issuerId, bundleId, where);
  return {
    async find(originalTransactionId) {
      try {
        const { data = [] } = await client.getAllSubscriptionStatuses(encodeURIComponent(originalTransactionId));
        const found = data
          .flatMap(({ lastTransactions = [] }) => lastTransactions)
          .find((each) => each.originalTransactionId === originalTransactionId);
        return found
          ? { status: found.status, transaction: found.signedTransactionInfo, renewal: found.signedRenewalInfo }
          : null;
      } catch (error) {
        if (error instanceof HttpClientError && error.status === 404) return null;
        throw error;
      }
    },
    async *missed(since, until) {
      const asked = { startDate: since.getTime(), endDate: until.getTime(), onlyFailures: true };
      let page: string | null = null;
      do {
        const found: NotificationHistoryResponse = await client.getNotificationHistory(page, asked);
        for (const { signedPayload } of found.notificationHistory ?? []) {
          if (signedPayload !== undefined) yield signedPayload;
        }
        page = found.hasMore ? (found.paginationToken ?? null) : null;
      } while (page !== null);
    },
  };
}

/** @throws StartupError */
export function readPrivateKey(file: string): string {
  try {
    const key = readFileSync(file, "utf8");
    if (createPrivateKey(key).asymmetricKeyType === "ec") return key;
  } catch {
    // Told below.
  }
  throw new StartupError(
    `APPLE_PRIVATE_KEY ${file} is no private key that can be read.`,
    "Name the .p8 file of an In-App Purchase key that App Store Connect created.",
  );
}
