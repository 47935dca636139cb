import type { Secrets } from "#api/platform/keys/secrets.ts";
import type { ProviderAccount } from "./open-provider.ts";
import type { KeyPair } from "./signature.ts";

type PaymentsConfig =
  | ({ readonly kind: "solidgate" } & AccountKeys)
  | { readonly kind: "sandbox"; readonly url: string; readonly publicUrl: string };

export interface AccountKeys {
  readonly keys: KeyPair;
  readonly webhookKeys: KeyPair;
}

/** The sandbox has the keys of the installation, so that nothing is to be set. Their beginning tells them from those of a live account. */
export function sandboxKeysOf(secrets: Pick<Secrets, "derive">): AccountKeys {
  const key = (kind: string) => `${kind}_sandbox_${secrets.derive(`payments.sandbox.${kind}`).toString("base64url")}`;
  return {
    keys: { publicKey: key("api_pk"), secretKey: key("api_sk") },
    webhookKeys: { publicKey: key("wh_pk"), secretKey: key("wh_sk") },
  };
}

/** The provider of the configuration. */
export function accountOf(payments: PaymentsConfig, secrets: Pick<Secrets, "derive">): ProviderAccount {
  if (payments.kind === "solidgate") return solidgateAccount(payments);
  return sandboxAccount(payments, sandboxKeysOf(secrets));
}

/** `url` is where this server reaches the sandbox, `publicUrl` where browsers do. */
export function sandboxAccount(
  { url, publicUrl }: { url: string; publicUrl: string },
  keys: AccountKeys,
): ProviderAccount {
  return {
    kind: "sandbox",
    ...keys,
    cardUrl: `${url}/api/v1`,
    otherUrl: `${url}/api/v1`,
    subscriptionUrl: `${url}/api/v1/subscription`,
    scriptUrl: `${publicUrl}/js/solid-form.js`,
    productsUrl: `${url}/sandbox/products`,
  };
}

const solidgateAccount = (keys: AccountKeys): ProviderAccount => ({
  kind: "solidgate",
  ...keys,
  cardUrl: "https://pay.solidgate.com/api/v1",
  otherUrl: "https://gate.solidgate.com/api/v1",
  subscriptionUrl: "https://subscriptions.solidgate.com/api/v1/subscription",
  scriptUrl: "https://cdn.solidgate.com/js/solid-form.js",
  productsUrl: null,
});
