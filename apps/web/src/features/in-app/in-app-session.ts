import * as z from "zod/mini";

const Text = z.string().check(z.maxLength(500));
const optionalText = z.optional(Text);

/** S3.15: where the visitor came from and what was bought, as the app knows it. */
const AnalyticsSchema = z.object({
  country_code: optionalText,
  age: z.optional(z.union([Text, z.number()])),
  utm_source: optionalText,
  solid_product_id: optionalText,
  solid_order_id: optionalText,
  payment_type: optionalText,
  language: optionalText,
  user_agent: optionalText,
});

const PayloadSchema = z.object({
  user: z.optional(z.object({ id: Text, username: optionalText })),
  payment_offer: z.optional(z.object({ id: Text, product_id: optionalText })),
  analytics: z.optional(AnalyticsSchema),
});

const SessionSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(4000)),
  platform: z.object({ name: z.string().check(z.maxLength(40)), version: z.string().check(z.maxLength(40)) }),
  payload: z._default(PayloadSchema, {}),
});

/** What a native app passes when it opens a screen. */
export type InAppSession = z.output<typeof SessionSchema>;

/** What the app sent, or null when it is no session. Names that are not known here are left out. */
export const readSession = (value: unknown): InAppSession | null => SessionSchema.safeParse(value).data ?? null;

function parsed(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The session in the fragment of an address: `#token=…&platform=ios&version=18.1&payload={…}`. Fragments reach no server and no log. */
export function sessionInFragment(hash: string): InAppSession | null {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  return readSession({
    token: values.get("token"),
    platform: { name: values.get("platform") ?? "web", version: values.get("version") ?? "" },
    payload: parsed(values.get("payload")),
  });
}
