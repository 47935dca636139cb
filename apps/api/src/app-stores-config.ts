import { z } from "zod";
import { onOff, webAddress } from "#api/config-values.ts";
import { isLoopback } from "#api/loopback.ts";
import { StartupError } from "#api/platform/errors.ts";

const PRODUCT = /^([\w.:-]+)=([\w-]+)$/;

/** `com.example.yearly=app_yearly,…`: the store's ids of products, and ours. */
const products = z
  .string()
  .transform((list) => list.split(",").map((entry) => PRODUCT.exec(entry.trim())))
  .pipe(
    z.array(
      z.custom<RegExpExecArray>(Boolean, "must be pairs such as com.example.yearly=app_yearly, with commas between"),
    ),
  )
  .transform((entries) => new Map(entries.map(([, theirs = "", ours = ""]) => [theirs, ours])));

/** Variables of the app stores that bill subscriptions. A store is off if none of its variables is set. */
export const appStoreVariables = {
  APPLE_BUNDLE_ID: z.string().optional(),
  APPLE_APP_ID: z
    .string()
    .regex(/^\d+$/, "must be the number of the app in App Store Connect")
    .transform(Number)
    .optional(),
  APPLE_ENVIRONMENT: z.enum(["Production", "Sandbox"], "must be Production or Sandbox").default("Production"),
  APPLE_PRODUCTS: products.optional(),
  APPLE_ONLINE_CHECKS: onOff.default(false),
  APPLE_ROOT_CERTIFICATE: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_ISSUER_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: z.string().optional(),
  APPLE_URL: webAddress("http://localhost:9000").refine(isLoopback, "must be an address of this machine").optional(),
  GOOGLE_PACKAGE_NAME: z.string().optional(),
  GOOGLE_PRODUCTS: products.optional(),
  GOOGLE_SERVICE_ACCOUNT: z.string().optional(),
  GOOGLE_PUSH_ACCOUNT: z.email("must be the email address of the service account that signs the messages").optional(),
  GOOGLE_PUSH_AUDIENCE: z.string().optional(),
  // Access tokens of the service account are sent there.
  GOOGLE_URL: webAddress("https://gateway.example.com")
    .refine((url) => url.startsWith("https:") || isLoopback(url), "must begin with https://")
    .optional(),
};

type Variables = z.output<z.ZodObject<typeof appStoreVariables>>;

/** The app stores; null for one that is not used. */
export function appStoresOf(
  env: Variables,
  { publicUrl, fromRoot }: { publicUrl: string; fromRoot: (path: string) => string },
) {
  return { apple: appleOf(env, fromRoot), google: googleOf(env, publicUrl, fromRoot) };
}

function appleOf(env: Variables, fromRoot: (path: string) => string) {
  const {
    APPLE_BUNDLE_ID: bundleId,
    APPLE_PRODUCTS: products,
    APPLE_APP_ID: appId,
    APPLE_ENVIRONMENT: environment,
  } = env;
  const { APPLE_ROOT_CERTIFICATE: root } = env;
  const key = appleKeyOf(env, fromRoot);
  if (bundleId === undefined && products === undefined && appId === undefined && key === null) return null;
  if (bundleId === undefined || products === undefined || (environment === "Production" && appId === undefined)) {
    throw new StartupError(
      "Only some of APPLE_BUNDLE_ID, APPLE_APP_ID and APPLE_PRODUCTS are set.",
      "Set all of them (without APPLE_APP_ID in the sandbox of the App Store), or none.",
    );
  }
  const rootCertificate = root === undefined ? undefined : fromRoot(root);
  return { bundleId, appId, environment, products, checksOnline: env.APPLE_ONLINE_CHECKS, rootCertificate, key };
}

function appleKeyOf(env: Variables, fromRoot: (path: string) => string) {
  const { APPLE_KEY_ID: id, APPLE_ISSUER_ID: issuerId, APPLE_PRIVATE_KEY: file, APPLE_URL: url } = env;
  if ([id, issuerId, file].every((value) => value === undefined)) return null;
  if (id === undefined || issuerId === undefined || file === undefined) {
    throw new StartupError(
      "Only some of APPLE_KEY_ID, APPLE_ISSUER_ID and APPLE_PRIVATE_KEY are set.",
      "Set all three, or none.",
    );
  }
  return { id, issuerId, file: fromRoot(file), url };
}

function googleOf(env: Variables, publicUrl: string, fromRoot: (path: string) => string) {
  const { GOOGLE_PACKAGE_NAME: packageName, GOOGLE_PRODUCTS: products } = env;
  const { GOOGLE_SERVICE_ACCOUNT: serviceAccount, GOOGLE_PUSH_ACCOUNT: account } = env;
  if ([packageName, products, serviceAccount, account].every((value) => value === undefined)) return null;
  if (packageName === undefined || products === undefined || serviceAccount === undefined || account === undefined) {
    throw new StartupError(
      "Only some of GOOGLE_PACKAGE_NAME, GOOGLE_PRODUCTS, GOOGLE_SERVICE_ACCOUNT and GOOGLE_PUSH_ACCOUNT are set.",
      "Set all four, or none.",
    );
  }
  const audience = env.GOOGLE_PUSH_AUDIENCE ?? `${publicUrl}/api/subscriptions/google/notifications/`;
  return {
    packageName,
    products,
    serviceAccount: fromRoot(serviceAccount),
    push: { account, audience },
    url: env.GOOGLE_URL,
  };
}
