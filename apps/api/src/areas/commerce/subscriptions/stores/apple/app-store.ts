import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AppError, StartupError } from "#api/platform/errors.ts";
import type { AppleStatus } from "./read-notification.ts";
import { loadStatusClient, readPrivateKey, type AppleKey } from "./status-client.ts";

export interface AppleConfig {
  readonly bundleId: string;
  /** The number of the app; undefined in the sandbox of the App Store only. */
  readonly appId: number | undefined;
  readonly environment: "Production" | "Sandbox";
  /** Our products by those of the App Store. */
  readonly products: ReadonlyMap<string, string>;
  /** Whether Apple is asked if its certificates were revoked. */
  readonly checksOnline: boolean;
  /** A file with another root certificate than Apple's. */
  readonly rootCertificate: string | undefined;
  /** Null where Apple is not asked for subscriptions. */
  readonly key: AppleKey | null;
}

export interface AppStore {
  readonly products: ReadonlyMap<string, string>;
  /**
   * Whether Apple has signed a notification and each of its parts for this app.
   * @throws AppError `unavailable` if Apple cannot be asked about its certificates
   */
  isGenuine(signedPayload: string): Promise<boolean>;
  /**
   * What Apple says of a subscription now; null for one that it does not know, or without a key to ask it.
   * @throws if Apple does not answer, or with something that it has not signed for this app
   */
  statusOf(originalTransactionId: string): Promise<AppleStatus | null>;
  /** The notifications that Apple could not deliver, not verified; none without a key to ask it. @throws if Apple does not answer */
  missed(since: Date, until: Date): AsyncIterable<string>;
}

const APPLE_ROOT = join(import.meta.dirname, "apple-root-ca-g3.pem");

/** @throws StartupError */
export function openAppStore(config: AppleConfig): AppStore {
  const root = readCertificate(config.rootCertificate ?? APPLE_ROOT);
  const { key } = config;
  const privateKey = key && readPrivateKey(key.file);
  let loading: ReturnType<typeof loadVerifier> | undefined;
  let loadingClient: ReturnType<typeof loadStatusClient> | undefined;
  const load = () => (loading ??= loadVerifier(config, root));
  const client = () =>
    key === null || privateKey === null ? null : (loadingClient ??= loadStatusClient(config, key, privateKey));
  return {
    products: config.products,
    async isGenuine(signedPayload) {
      const { verifier, isPassing } = await load();
      try {
        const notification = await verifier.verifyAndDecodeNotification(signedPayload);
        const { signedTransactionInfo: transaction, signedRenewalInfo: renewal } = notification.data ?? {};
        if (transaction) await verifier.verifyAndDecodeTransaction(transaction);
        if (renewal) await verifier.verifyAndDecodeRenewalInfo(renewal);
        return true;
      } catch (error) {
        if (isPassing(error)) throw new AppError("unavailable", { cause: error });
        return false;
      }
    },
    async statusOf(originalTransactionId) {
      const found = await (await client())?.find(originalTransactionId);
      if (found?.transaction === undefined) return null;
      const { verifier } = await load();
      const transaction = await verifier.verifyAndDecodeTransaction(found.transaction);
      const renewal = found.renewal ? await verifier.verifyAndDecodeRenewalInfo(found.renewal) : undefined;
      return { signedDate: transaction.signedDate, status: found.status, transaction, renewal };
    },
    async *missed(since, until) {
      yield* (await client())?.missed(since, until) ?? [];
    },
  };
}

/** The library takes half a second to load, so it is loaded with the first call. */
async function loadVerifier({ checksOnline, environment, bundleId, appId }: AppleConfig, root: Buffer) {
  const { Environment, SignedDataVerifier, VerificationException, VerificationStatus } =
    await import("@apple/app-store-server-library");
  const where = environment === "Production" ? Environment.PRODUCTION : Environment.SANDBOX;
  return {
    verifier: new SignedDataVerifier([root], checksOnline, where, bundleId, appId),
    isPassing: (error: unknown) =>
      error instanceof VerificationException && error.status === VerificationStatus.RETRYABLE_VERIFICATION_FAILURE,
  };
}

function readCertificate(file: string): Buffer {
  try {
    return new X509Certificate(readFileSync(file)).raw;
  } catch {
    throw new StartupError(
      `APPLE_ROOT_CERTIFICATE ${file} is no certificate that can be read.`,
      "Name a file in PEM or DER, or remove the variable to trust Apple's root.",
    );
  }
}
