import { randomUUID, sign as signWith, X509Certificate } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { certify } from "./certificates.ts";

const LEAF = "1.2.840.113635.100.6.11.1";
const INTERMEDIATE = "1.2.840.113635.100.6.2.1";
const app = { bundleId: "com.example.candlewise", environment: "Production" };
/** Whatever is told of, it was first bought then. */
const BOUGHT_AT = Date.UTC(2026, 10, 21, 12);
export const APP_ID = 1_234_567_890;
const PRODUCTS = "monthly=app_monthly, yearly=app_yearly, quarterly=app_quarterly, lost=sold_out";

/** A notification in Apple's words. What is absent is that of an active subscription of a month. */
export interface Told {
  readonly userId: string | undefined;
  readonly type: string;
  readonly at: Date;
  readonly id?: string;
  readonly status?: 1 | 2 | 3 | 4 | 5;
  readonly transaction?: object;
  readonly renewal?: object;
  readonly data?: object;
}

interface Signed {
  readonly signedTransactionInfo: string;
  readonly signedRenewalInfo: string;
}

export interface FakeApple {
  /** Of an app that trusts its root certificate. */
  readonly environment: Readonly<Record<string, string>>;
  /** The body of a webhook. */
  tell(told: Told): { readonly signedPayload: string };
  /** What a notification and an answer contain. */
  sign(told: Omit<Told, "id" | "type" | "data">): Signed;
  close(): void;
}

const DAY_MS = 86_400_000;
/** Of the first transaction of a subscription. */
export const idOf = (userId: string | undefined): string => `first-${userId}`;

/** Signs notifications as Apple does, with a root certificate of its own. */
export function fakeApple({ ocsp }: { ocsp?: string } = {}): FakeApple {
  const { root, signed } = createSigner(ocsp);
  const rootFile = join(tmpdir(), `candlewise-root-${randomUUID()}.pem`);
  writeFileSync(rootFile, root.pem);
  const sign: FakeApple["sign"] = ({ userId, at, transaction, renewal }) => {
    const common = { originalTransactionId: idOf(userId), environment: "Production", signedDate: at.getTime() };
    const expiresDate = at.getTime() + 30 * DAY_MS;
    return {
      signedTransactionInfo: signed({
        ...common,
        bundleId: app.bundleId,
        transactionId: randomUUID(),
        productId: "monthly",
        type: "Auto-Renewable Subscription",
        ...(userId !== undefined && { appAccountToken: userId }),
        originalPurchaseDate: BOUGHT_AT,
        expiresDate,
        price: 9990,
        currency: "USD",
        ...transaction,
      }),
      signedRenewalInfo: signed({
        ...common,
        productId: "monthly",
        autoRenewProductId: "monthly",
        autoRenewStatus: 1,
        renewalDate: expiresDate,
        renewalPrice: 9990,
        currency: "USD",
        ...renewal,
      }),
    };
  };
  return {
    environment: {
      APPLE_BUNDLE_ID: app.bundleId,
      APPLE_APP_ID: String(APP_ID),
      APPLE_PRODUCTS: PRODUCTS,
      APPLE_ROOT_CERTIFICATE: rootFile,
    },
    tell({ type, id = randomUUID(), status = 1, data, ...rest }) {
      const parts = { ...app, appAppleId: APP_ID, status, ...data, ...sign(rest) };
      return {
        signedPayload: signed({
          notificationType: type,
          notificationUUID: id,
          version: "2.0",
          signedDate: rest.at.getTime(),
          data: parts,
        }),
      };
    },
    sign,
    close: () => rmSync(rootFile, { force: true }),
  };
}

/** A chain of certificates as Apple's, and what signs with it. */
function createSigner(ocsp: string | undefined) {
  const asked = ocsp === undefined ? {} : { ocsp };
  const root = certify({ name: "A root", isAuthority: true });
  const authority = certify({ name: "An authority", issuer: root, isAuthority: true, marks: [INTERMEDIATE], ...asked });
  const leaf = certify({ name: "A signer", issuer: authority, marks: [LEAF], ...asked });
  const x5c = [leaf, authority, root].map(({ pem }) => new X509Certificate(pem).raw.toString("base64"));
  const signed = (payload: object) => {
    const text = [{ alg: "ES256", x5c }, payload].map((part) =>
      Buffer.from(JSON.stringify(part)).toString("base64url"),
    );
    const signature = signWith("sha256", Buffer.from(text.join(".")), {
      key: leaf.privateKey,
      dsaEncoding: "ieee-p1363",
    });
    return [...text, signature.toString("base64url")].join(".");
  };
  return { root, signed };
}
