import { randomBytes } from "node:crypto";
import { isIP } from "node:net";
import { isAbsolute, resolve } from "node:path";
import { z } from "zod";
import { address, onOff, webAddress, wholeNumber } from "#api/config-values.ts";
import { appStoresOf, appStoreVariables } from "#api/app-stores-config.ts";
import { isLoopback } from "#api/loopback.ts";
import { paymentsOf } from "#api/payments-config.ts";
import { StartupError } from "#api/platform/errors.ts";
import { isWeakSecret } from "#api/platform/keys/secret-strength.ts";

export const projectRoot = resolve(import.meta.dirname, "../../..");

const PROXY_NETWORKS = ["loopback", "linklocal", "uniquelocal"];

/** An address, a network such as 10.0.0.0/8, or one of Fastify's predefined names. */
function isProxy(entry: string): boolean {
  const [address = "", bits] = entry.split("/");
  const version = isIP(address);
  if (version === 0) return PROXY_NETWORKS.includes(entry);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const headerName = z
  .string()
  .regex(/^[a-z0-9-]{1,64}$/i, "must be the name of a header such as cf-ipcountry")
  .transform((name) => name.toLowerCase());

/** Every service of the specification is this server unless its variable points elsewhere. */
const service = webAddress("https://simulator.example.com/api").default("/api");

const EnvironmentSchema = z.object({
  PORT: wholeNumber(0, 65535).default(8080),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default("./data"),
  // May name several hosts, which the URL standard does not allow.
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, "must be an address such as postgres://user:password@host:5432/candlewise")
    .optional(),
  REDIS_URL: address(/^rediss?$/, "redis://host:6379").optional(),
  S3_URL: webAddress("https://s3.example.com/candlewise").optional(),
  S3_REGION: z.string().default("auto"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PUBLIC_URL: webAddress("https://learn.example.com").optional(),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")
    .default("info"),
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  METRICS_HOST: z.string().default("localhost"),
  DB_PREPARED: onOff.default(true),
  DB_POOL_SIZE: wholeNumber(4, 200).default(10),
  ROLE: z.enum(["api", "worker", "all"], "must be api, worker or all").default("all"),
  AUTH_SECRET: z
    .string()
    .refine(
      (secret) => !isWeakSecret(secret),
      `must have at least 32 random characters, for example ${randomBytes(32).toString("base64url")}`,
    )
    .optional(),
  AUTH_SECRET_PREVIOUS: z.string().min(32, "must have at least 32 characters, as AUTH_SECRET had before").optional(),
  DRAIN_MS: wholeNumber(0, 60_000).default(1500),
  STOP_MS: wholeNumber(1_000, 600_000).default(20_000),
  RATE_LIMIT: wholeNumber(0, 1_000_000).default(600),
  WEB_DIST: z.string().default("./apps/web/dist"),
  SMTP_URL: address(/^smtps?$/, "smtp://user:password@mail.example.com:587").optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]*<[^@<>\s]+@[^@<>\s]+>$|^[^@<>\s]+@[^@<>\s]+$/,
      "must be an address such as Candlewise <mail@example.com>",
    )
    .optional(),
  OPERATOR_EMAIL: z.email("must be an email address").optional(),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(",").map((entry) => entry.trim()))
    .pipe(z.array(z.string().refine(isProxy, "must be addresses or networks such as 10.0.0.0/8, or loopback")))
    .optional(),
  GEO_COUNTRY_HEADER: headerName.optional(),
  GEO_REGION_HEADER: headerName.optional(),
  GEO_DATABASE: z.string().optional(),
  MARKET_PROVIDER: z.enum(["practice", "live"], "must be practice or live").default("practice"),
  MARKET_PRECOMPUTE: onOff.default(true),
  ALPACA_KEY_ID: z.string().optional(),
  ALPACA_SECRET_KEY: z.string().optional(),
  ALPACA_URL: webAddress("https://data.alpaca.markets").default("https://data.alpaca.markets"),
  BINANCE_URL: webAddress("https://data-api.binance.vision").default("https://data-api.binance.vision"),
  MODEL_PROVIDER: z
    .enum(["openai-compatible", "anthropic"], "must be openai-compatible or anthropic")
    .default("openai-compatible"),
  MODEL_URL: webAddress("http://localhost:11434/v1").optional(),
  MODEL_KEY: z.string().optional(),
  MODEL_NAME: z.string().optional(),
  MODEL_SEES_PICTURES: onOff.default(true),
  FREEMIUM: onOff.optional(),
  ANALYSES_A_DAY: wholeNumber(0, 10_000).default(1),
  IN_APP_ORIGINS: z
    .string()
    .transform((list) => list.split(",").map((entry) => entry.trim()))
    .pipe(
      z.array(
        z
          .string()
          .refine((entry) => isOrigin(entry), "must be origins such as https://app.example.com, with commas between"),
      ),
    )
    .optional(),
  SOLIDGATE_PUBLIC_KEY: z.string().optional(),
  SOLIDGATE_SECRET_KEY: z.string().optional(),
  SOLIDGATE_WEBHOOK_PUBLIC_KEY: z.string().optional(),
  SOLIDGATE_WEBHOOK_SECRET_KEY: z.string().optional(),
  SANDBOX: onOff.optional(),
  SANDBOX_PORT: wholeNumber(0, 65535).optional(),
  SANDBOX_URL: webAddress("https://pay.example.com").optional(),
  VAT_CHECK_URL: webAddress("https://ec.europa.eu/taxation_customs/vies/rest-api").optional(),
  ...appStoreVariables,
  PRODUCT_URL: service,
  AUTH_URL: service,
  SIMULATOR_URL: service,
  LEADERBOARD_URL: service,
  ENGAGEMENT_URL: service,
  GEO_URL: service,
  EVENTS_URL: service,
  ANALYTICS_URL: service,
  ANALYTICS_FALLBACK_URL: service,
  ATTRIBUTION_URL: service,
  DOCUMENTS_URL: service,
});

export const environmentVariables: readonly string[] = Object.keys(EnvironmentSchema.shape);

export type Config = ReturnType<typeof readConfig>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment. Throws one `StartupError` that lists all mistakes. Empty variables count as absent. */
export function readConfig(environment: Environment) {
  const env = parse(environment);
  const fromRoot = (path: string) => (isAbsolute(path) ? path : resolve(projectRoot, path));
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  // A server whose public URL is local must not be reachable from the network by accident.
  const host = env.HOST ?? (isLoopback(publicUrl) ? "localhost" : "0.0.0.0");
  const from = env.MAIL_FROM ?? `Candlewise <mail@${new URL(publicUrl).hostname}>`;
  const payments = paymentsOf(env, { publicUrl, host });
  return {
    port: env.PORT,
    host,
    dataDir: fromRoot(env.DATA_DIR),
    webDist: fromRoot(env.WEB_DIST),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    bucket: bucketOf(env),
    publicUrl,
    isSecure: publicUrl.startsWith("https:"),
    mail: {
      /** Emails go to the folder `mail` of the data folder when absent. */
      smtpUrl: env.SMTP_URL,
      from,
      /** The address in `from`. */
      address: /<(.+)>/.exec(from)?.[1] ?? from,
      /** Receives feedback and the replies to emails. */
      operator: env.OPERATOR_EMAIL,
      /** Emails contain codes that open accounts, so they can be read only on this machine. */
      isReadable:
        env.SMTP_URL === undefined &&
        isLoopback(publicUrl) &&
        isLoopback(`http://${host.includes(":") ? `[${host}]` : host}`),
    },
    logLevel: env.LOG_LEVEL,
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    hasPreparedStatements: env.DB_PREPARED,
    poolSize: env.DB_POOL_SIZE,
    role: env.ROLE,
    authSecret: env.AUTH_SECRET,
    /** The previous secret, for the first start with a new one. */
    previousAuthSecret: env.AUTH_SECRET_PREVIOUS,
    drainMs: env.DRAIN_MS,
    /** Time limit of a stop after `drainMs`; the process then exits regardless. */
    stopMs: env.STOP_MS,
    /** Calls a minute from one address; 0 lifts every limit. */
    rateLimit: env.RATE_LIMIT,
    /** Addresses or networks of proxies whose `x-forwarded-for` is trusted. */
    trustedProxies: env.TRUST_PROXY,
    geo: {
      /** Headers in which a reverse proxy sends the caller's country and region. */
      headers: { country: env.GEO_COUNTRY_HEADER, region: env.GEO_REGION_HEADER },
      /** The operator's country database; the bundled one when absent. */
      databaseFile: env.GEO_DATABASE === undefined ? undefined : fromRoot(env.GEO_DATABASE),
    },
    market: marketOf(env),
    model: modelOf(env),
    /** Whether what learners do without paying is limited. Where nothing can be bought, nothing is, unless it is wanted. */
    hasFreePlan: env.FREEMIUM ?? payments.kind !== "off",
    /** Analyses of charts a day of a learner who has not paid. */
    dailyAnalyses: env.ANALYSES_A_DAY,
    /** Origins, besides the app's own, whose messages the screens of native apps trust. */
    inAppOrigins: env.IN_APP_ORIGINS ?? [],
    payments,
    /** The register of VAT numbers; null without it, which leaves their form to be checked. */
    vatCheckUrl: env.VAT_CHECK_URL ?? null,
    appStores: appStoresOf(env, { publicUrl, fromRoot }),
    services: servicesOf(env),
  };
}

function parse(environment: Environment): z.output<typeof EnvironmentSchema> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = EnvironmentSchema.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
    throw new StartupError(
      `The configuration has ${problems.length === 1 ? "an error" : `${problems.length} errors`}:\n${problems.join("\n")}`,
      "Change or remove these environment variables. The README lists all of them with their defaults.",
    );
  }
  return result.data;
}

/** The bucket for files; the folder `objects` of the data folder is used when null. */
function bucketOf(env: z.output<typeof EnvironmentSchema>) {
  const { S3_URL: url, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (url === undefined && accessKeyId === undefined && secretAccessKey === undefined) return null;
  if (url === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartupError(
      "S3_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not all set.",
      "Set all three, or none to store files in DATA_DIR.",
    );
  }
  return { url, region, accessKeyId, secretAccessKey };
}

/** The source of prices. Real shares need an Alpaca key; without one there are only crypto assets. */
function marketOf(env: z.output<typeof EnvironmentSchema>) {
  const { ALPACA_KEY_ID: keyId, ALPACA_SECRET_KEY: secretKey } = env;
  if ((keyId === undefined) !== (secretKey === undefined)) {
    throw new StartupError(
      "Only one of ALPACA_KEY_ID and ALPACA_SECRET_KEY is set.",
      "Alpaca issues both together; set both or neither.",
    );
  }
  if (keyId !== undefined && env.ALPACA_URL.startsWith("http:") && !isLoopback(env.ALPACA_URL)) {
    throw new StartupError(
      "ALPACA_URL begins with http:, so the key would be sent without encryption.",
      "Use an address that begins with https:.",
    );
  }
  return {
    provider: env.MARKET_PROVIDER,
    precomputes: env.MARKET_PRECOMPUTE,
    binanceUrl: env.BINANCE_URL,
    alpaca: keyId === undefined || secretKey === undefined ? null : { url: env.ALPACA_URL, keyId, secretKey },
  };
}

/** The language model that words reports; null when none is configured. */
function modelOf(env: z.output<typeof EnvironmentSchema>) {
  const { MODEL_PROVIDER: provider, MODEL_KEY: key = null, MODEL_NAME: name } = env;
  const url = env.MODEL_URL ?? (provider === "anthropic" ? "https://api.anthropic.com/v1" : undefined);
  if (name === undefined) {
    if (env.MODEL_URL === undefined && key === null) return null;
    throw new StartupError("MODEL_URL or MODEL_KEY is set, but no MODEL_NAME.", "Set the name of the model to use.");
  }
  if (url === undefined) {
    throw new StartupError("MODEL_NAME is set, but no MODEL_URL.", "Set the address that the model is served at.");
  }
  if (provider === "anthropic" && key === null) {
    throw new StartupError("MODEL_PROVIDER is anthropic, but there is no MODEL_KEY.", "Set the key of the account.");
  }
  if (key !== null && url.startsWith("http:") && !isLoopback(url)) {
    throw new StartupError(
      "MODEL_URL begins with http:, so the key would be sent without encryption.",
      "Use an address that begins with https:.",
    );
  }
  return { provider, url, key, name, seesPictures: env.MODEL_SEES_PICTURES };
}

/** Base URL of each service as the browser reaches it. */
const servicesOf = (env: z.output<typeof EnvironmentSchema>) => ({
  product: env.PRODUCT_URL,
  auth: env.AUTH_URL,
  simulator: env.SIMULATOR_URL,
  leaderboard: env.LEADERBOARD_URL,
  engagement: env.ENGAGEMENT_URL,
  geo: env.GEO_URL,
  events: env.EVENTS_URL,
  analytics: env.ANALYTICS_URL,
  analyticsFallback: env.ANALYTICS_FALLBACK_URL,
  attribution: env.ATTRIBUTION_URL,
  documents: env.DOCUMENTS_URL,
});

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
