import type { Secrets } from "#api/platform/keys/secrets.ts";
import type { Clock } from "#api/platform/clock.ts";
import { noProvider } from "./no-provider.ts";
import { openProvider, type ProviderAccount } from "./open-provider.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { KeyPair } from "./signature.ts";

type PaymentsConfig =
  | ({ readonly kind: "solidgate"; readonly form: Form } & AccountKeys)
  | { readonly kind: "sandbox"; readonly form: Form; readonly url: string };

interface Form {
  readonly script: string;
}

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
export function providerOf(
  payments: PaymentsConfig | { readonly kind: "off" },
  { secrets, clock }: { readonly secrets: Pick<Secrets, "derive">; readonly clock: Clock },
): PaymentProvider {
  if (payments.kind === "off") return noProvider;
  const account =
    payments.kind === "solidgate" ? solidgateAccount(payments) : sandboxAccount(payments, sandboxKeysOf(secrets));
  return openProvider(account, clock);
}

/** `url` is where this server reaches the sandbox. */
export function sandboxAccount({ url, form }: { url: string; form: Form }, keys: AccountKeys): ProviderAccount {
  return {
    kind: "sandbox",
    ...keys,
    cardUrl: `${url}/api/v1`,
    otherUrl: `${url}/api/v1`,
    subscriptionUrl: `${url}/api/v1/subscription`,
    scriptUrl: form.script,
    productsUrl: `${url}/sandbox/products`,
  };
}

const solidgateAccount = ({ form, keys, webhookKeys }: { form: Form } & AccountKeys): ProviderAccount => ({
  kind: "solidgate",
  keys,
  webhookKeys,
  cardUrl: "https://pay.solidgate.com/api/v1",
  otherUrl: "https://gate.solidgate.com/api/v1",
  subscriptionUrl: "https://subscriptions.solidgate.com/api/v1/subscription",
  scriptUrl: form.script,
  productsUrl: null,
});
