import type { gaxios, JWT, OAuth2Client } from "google-auth-library";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { AppError, StartupError } from "#api/platform/errors.ts";
import { PurchaseSchema, type Purchase } from "./read-purchase.ts";

export interface GoogleConfig {
  readonly packageName: string;
  /** Our products by those of Google Play, with or without the base plan: `premium:yearly`. */
  readonly products: ReadonlyMap<string, string>;
  /** The file with the key of the service account that reads subscriptions. */
  readonly serviceAccount: string;
  /** Who signs the messages of Pub/Sub, and for whom. */
  readonly push: { readonly account: string; readonly audience: string };
  /** Where Google is reached, if not directly. */
  readonly url: string | undefined;
}

export interface GooglePlay {
  readonly packageName: string;
  readonly products: ReadonlyMap<string, string>;
  /** Whether the token of a message is one that Google signed for it. @throws AppError `unavailable` if Google's keys cannot be read */
  isGenuine(authorization: string | undefined): Promise<boolean>;
  /** Null for a purchase that Google does not, or no longer, know. */
  find(purchaseToken: string): Promise<Purchase | null>;
  /** Google refunds what is not acknowledged within three days. Repeating it has no effect. */
  acknowledge(purchaseToken: string, productId: string): Promise<void>;
}

const API = "https://androidpublisher.googleapis.com/androidpublisher/v3/applications";
const SCOPE = "https://www.googleapis.com/auth/androidpublisher";
const ISSUERS = ["accounts.google.com", "https://accounts.google.com"];
const TIME_LIMIT_MS = 10_000;
const KeySchema = z.object({ client_email: z.string(), private_key: z.string() });

/** @throws StartupError */
export function openGooglePlay(config: GoogleConfig): GooglePlay {
  const { packageName, products, push } = config;
  const key = readKey(config.serviceAccount);
  const app = `${API}/${encodeURIComponent(packageName)}/purchases`;
  let loading: ReturnType<typeof loadClients> | undefined;
  const clients = () => (loading ??= loadClients(config, key));
  return {
    packageName,
    products,
    async isGenuine(authorization) {
      const token = /^Bearer (.+)$/.exec(authorization ?? "")?.[1];
      return token !== undefined && isSigned((await clients()).verifier, token, push);
    },
    async find(token) {
      try {
        const { api } = await clients();
        const { data } = await api.request({ url: `${app}/subscriptionsv2/tokens/${encodeURIComponent(token)}` });
        return PurchaseSchema.parse(data);
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },
    async acknowledge(token, productId) {
      const { api } = await clients();
      const [product, purchase] = [encodeURIComponent(productId), encodeURIComponent(token)];
      await api.request({ url: `${app}/subscriptions/${product}/tokens/${purchase}:acknowledge`, method: "POST" });
    },
  };
}

async function isSigned(
  verifier: OAuth2Client,
  token: string,
  { audience, account }: GoogleConfig["push"],
): Promise<boolean> {
  const { certs } = await verifier.getFederatedSignonCertsAsync().catch((cause: unknown) => {
    throw new AppError("unavailable", { cause });
  });
  try {
    const ticket = await verifier.verifySignedJwtWithCertsAsync(token, certs, audience, ISSUERS);
    const { email, email_verified: isVerified } = ticket.getPayload() ?? {};
    return email === account && isVerified === true;
  } catch {
    return false;
  }
}

/** The library takes a while to load, so it is loaded with the first message. */
async function loadClients(
  { url }: GoogleConfig,
  key: z.output<typeof KeySchema>,
): Promise<{ verifier: OAuth2Client; api: JWT }> {
  const { JWT: Account, OAuth2Client: Verifier } = await import("google-auth-library");
  const transporterOptions = { timeout: TIME_LIMIT_MS };
  const verifier = new Verifier({ transporterOptions });
  const api = new Account({ email: key.client_email, key: key.private_key, scopes: [SCOPE], transporterOptions });
  if (url !== undefined) {
    const resolved = async (options: gaxios.GaxiosOptionsPrepared) => ({
      ...options,
      url: new URL(options.url.pathname, url),
    });
    for (const { transporter } of [verifier, api]) transporter.interceptors.request.add({ resolved });
  }
  return { verifier, api };
}

const isUnknown = (error: unknown): boolean =>
  error instanceof Error && "status" in error && (error.status === 404 || error.status === 410);

function readKey(file: string): z.output<typeof KeySchema> {
  try {
    return KeySchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new StartupError(
      `GOOGLE_SERVICE_ACCOUNT ${file} is no key of a service account that can be read.`,
      "Name the JSON file that Google Cloud created for the service account.",
    );
  }
}
