import { randomBytes } from "node:crypto";
import { isAbsolute, resolve } from "node:path";
import { z } from "zod";
import { StartupError } from "#api/platform/errors.ts";

export const projectRoot = resolve(import.meta.dirname, "../../..");

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });
const webAddress = (example: string) => address(/^https?$/, example).transform((url) => url.replace(/\/+$/, ""));
const onOff = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");

const headerName = z
  .string()
  .regex(/^[a-z0-9-]{1,64}$/i, "must be the name of a header such as cf-ipcountry")
  .transform((name) => name.toLowerCase());

/** Every host the specification speaks of is this server unless its variable points elsewhere. */
const service = webAddress("https://simulator.example.com/api").default("/api");

const EnvironmentSchema = z.object({
  PORT: wholeNumber(0, 65535).default(8080),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: address(/^postgres(ql)?$/, "postgres://user:password@host:5432/candlewise").optional(),
  REDIS_URL: address(/^rediss?$/, "redis://host:6379").optional(),
  PUBLIC_URL: webAddress("https://learn.example.com").optional(),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")
    .default("info"),
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  DB_PREPARED: onOff.default(true),
  DB_POOL_SIZE: wholeNumber(4, 200).default(10),
  ROLE: z.enum(["api", "worker", "all"], "must be api, worker or all").default("all"),
  AUTH_SECRET: z
    .string()
    .min(32, `must have at least 32 characters, for example ${randomBytes(32).toString("base64url")}`)
    .optional(),
  AUTH_SECRET_PREVIOUS: z.string().min(32, "must have at least 32 characters, as AUTH_SECRET had before").optional(),
  DRAIN_MS: wholeNumber(0, 60_000).default(1500),
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
  OPERATOR_EMAIL: z.email("must be an e-mail address").optional(),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(",").map((entry) => entry.trim()))
    .optional(),
  GEO_COUNTRY_HEADER: headerName.optional(),
  GEO_REGION_HEADER: headerName.optional(),
  GEO_DATABASE: z.string().optional(),
  MARKET_PROVIDER: z.enum(["practice", "live"], "must be practice or live").default("practice"),
  ALPACA_KEY_ID: z.string().optional(),
  ALPACA_SECRET_KEY: z.string().optional(),
  ALPACA_URL: webAddress("https://data.alpaca.markets").default("https://data.alpaca.markets"),
  BINANCE_URL: webAddress("https://data-api.binance.vision").default("https://data-api.binance.vision"),
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

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment; throws one `StartupError` that names everything wrong in it. Empty variables count as absent. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
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
  const env = result.data;
  const fromRoot = (path: string) => (isAbsolute(path) ? path : resolve(projectRoot, path));
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  // A server that only its own machine is told about must not be reachable from the network by accident.
  const host = env.HOST ?? (isLoopback(publicUrl) ? "localhost" : "0.0.0.0");
  return {
    port: env.PORT,
    host,
    dataDir: fromRoot(env.DATA_DIR),
    webDist: fromRoot(env.WEB_DIST),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    publicUrl,
    isSecure: publicUrl.startsWith("https:"),
    mail: {
      /** Letters go to the folder `mail` of the data folder when absent. */
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? `Candlewise <mail@${new URL(publicUrl).hostname}>`,
      /** Gets feedback and the answers to letters. */
      operator: env.OPERATOR_EMAIL,
      /** Letters hold codes that open accounts: only the machine itself may read them. */
      isReadable:
        env.SMTP_URL === undefined &&
        isLoopback(publicUrl) &&
        isLoopback(`http://${host.includes(":") ? `[${host}]` : host}`),
    },
    logLevel: env.LOG_LEVEL,
    metricsPort: env.METRICS_PORT,
    hasPreparedStatements: env.DB_PREPARED,
    poolSize: env.DB_POOL_SIZE,
    role: env.ROLE,
    authSecret: env.AUTH_SECRET,
    /** The secret before the present one, at the first start with that. */
    previousAuthSecret: env.AUTH_SECRET_PREVIOUS,
    drainMs: env.DRAIN_MS,
    /** Calls a minute from one address; 0 lifts every limit. */
    rateLimit: env.RATE_LIMIT,
    /** Addresses or networks of proxies whose `x-forwarded-for` is believed. */
    trustedProxies: env.TRUST_PROXY,
    geo: {
      /** Headers in which a proxy in front tells the caller's country and its part. */
      headers: { country: env.GEO_COUNTRY_HEADER, region: env.GEO_REGION_HEADER },
      /** A country database of the operator's; the one that is shipped when absent. */
      databaseFile: env.GEO_DATABASE === undefined ? undefined : fromRoot(env.GEO_DATABASE),
    },
    market: marketOf(env),
    /** Origins, beside the app's own, whose messages the screens of native apps believe. */
    inAppOrigins: env.IN_APP_ORIGINS ?? [],
    services: servicesOf(env),
  };
}

/** Where prices come from. Real shares need a key of Alpaca's; without one there are only crypto assets. */
function marketOf(env: z.output<typeof EnvironmentSchema>) {
  const { ALPACA_KEY_ID: keyId, ALPACA_SECRET_KEY: secretKey } = env;
  if ((keyId === undefined) !== (secretKey === undefined)) {
    throw new StartupError(
      "Only one of ALPACA_KEY_ID and ALPACA_SECRET_KEY is set.",
      "Alpaca gives both together; set both or neither.",
    );
  }
  return {
    provider: env.MARKET_PROVIDER,
    binanceUrl: env.BINANCE_URL,
    alpaca: keyId === undefined || secretKey === undefined ? null : { url: env.ALPACA_URL, keyId, secretKey },
  };
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

function isLoopback(url: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}
