import { z } from "zod";

export const FaultsSchema = z.strictObject({
  /** Share of calls that are carried out and never answered. */
  lostReplies: z.number().min(0).max(1).default(0),
  /** Share of webhooks that are sent twice. */
  duplicates: z.number().min(0).max(1).default(0.05),
  /** A call is answered after a random time below this. */
  latencyMs: z.int().min(0).max(120_000).default(0),
  /** A webhook is sent after a random time below this, so that they arrive out of order. */
  shuffleMs: z.int().min(0).max(600_000).default(300),
});
export type Faults = z.output<typeof FaultsSchema>;

/** Keys of a live account never begin like this, so that the sandbox cannot be run with them. */
const sandboxKey = (kind: string) =>
  z.string().regex(new RegExp(`^${kind}_sandbox_[\\w-]{20,}$`), `must begin with ${kind}_sandbox_`);

const port = z.coerce.number().int().min(0).max(65_535);

const EnvironmentSchema = z.object({
  SANDBOX_PORT: port,
  SANDBOX_HOST: z.string().default("localhost"),
  /** Where browsers reach the sandbox; its own port on localhost when absent. */
  SANDBOX_URL: z.url().optional(),
  /** The folder of the database. */
  SANDBOX_DATA: z.string(),
  SANDBOX_PUBLIC_KEY: sandboxKey("api_pk"),
  SANDBOX_SECRET_KEY: sandboxKey("api_sk"),
  SANDBOX_WEBHOOK_PUBLIC_KEY: sandboxKey("wh_pk"),
  SANDBOX_WEBHOOK_SECRET_KEY: sandboxKey("wh_sk"),
  /** Where webhooks are sent. */
  SANDBOX_WEBHOOK_URL: z.url(),
  /** The origins of the shop's pages, with commas between. */
  SANDBOX_SHOP_ORIGINS: z.string().transform((list) => list.split(",")),
  /** Milliseconds until the card that answers late is charged. */
  SANDBOX_LATE_MS: z.coerce.number().int().min(0).default(8000),
  SANDBOX_FAULTS: z
    .string()
    .default("{}")
    .transform((text): unknown => JSON.parse(text))
    .pipe(FaultsSchema),
  SANDBOX_SEED: z.coerce.number().int().optional(),
});

export interface KeyPair {
  readonly publicKey: string;
  readonly secretKey: string;
}

export type Options = ReturnType<typeof readOptions>;

/** @throws Error that lists what is wrong */
export function readOptions(environment: Readonly<Record<string, string | undefined>>) {
  const live = Object.keys(environment).filter((name) => name.startsWith("SOLIDGATE_") && environment[name] !== "");
  if (live.length > 0)
    throw new Error(`The sandbox does not start beside the keys of a live account: ${live.join(", ")}.`);
  const result = EnvironmentSchema.safeParse(environment);
  if (!result.success) {
    throw new Error(result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("\n"));
  }
  const env = result.data;
  return {
    port: env.SANDBOX_PORT,
    host: env.SANDBOX_HOST,
    url: env.SANDBOX_URL ?? null,
    dataDir: env.SANDBOX_DATA,
    keys: { publicKey: env.SANDBOX_PUBLIC_KEY, secretKey: env.SANDBOX_SECRET_KEY } satisfies KeyPair,
    webhookKeys: {
      publicKey: env.SANDBOX_WEBHOOK_PUBLIC_KEY,
      secretKey: env.SANDBOX_WEBHOOK_SECRET_KEY,
    } satisfies KeyPair,
    webhookUrl: env.SANDBOX_WEBHOOK_URL,
    shopOrigins: env.SANDBOX_SHOP_ORIGINS,
    lateMs: env.SANDBOX_LATE_MS,
    faults: env.SANDBOX_FAULTS,
    seed: env.SANDBOX_SEED,
  };
}
