import type { PaymentForm } from "@candlewise/contracts/payments/schemas";
import type {} from "#web/shared/offline/service-worker.ts";

/** What the script of the provider puts on the page, as far as it is used here: https://docs.solidgate.com/payments/integrate/payment-form */
interface PaymentFormSdk {
  init(options: { merchantData: PaymentForm["merchant_data"]; iframeParams: { containerId: string } }): {
    on(event: "mounted" | "success" | "fail" | "error", listener: () => void): void;
    unmount(): void;
  };
}

declare global {
  interface Window {
    PaymentFormSdk?: PaymentFormSdk;
  }
}

export interface PaymentFormEvents {
  /** The form can be used. */
  readonly onShown: () => void;
  readonly onPaid: () => void;
  readonly onDeclined: () => void;
  /** The form cannot be shown, or does not work. */
  readonly onBroken: () => void;
}

const loading = new Map<string, Promise<void>>();
let policy: { createScriptURL(url: string): string } | undefined;

/** The content security policy names the origins of scripts; this policy lets only addresses of the web through. */
function trusted(url: string): string {
  policy ??= window.trustedTypes?.createPolicy("candlewise-payment", {
    createScriptURL: (address) => {
      if (!/^https?:$/.test(new URL(address).protocol)) throw new TypeError(`not the address of a script: ${address}`);
      return address;
    },
  });
  return policy?.createScriptURL(url) ?? url;
}

/** Loads the script of the provider once; after a failure the next call tries again. */
function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = trusted(url);
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      loading.delete(url);
      reject(new Error("The payment form did not load."));
    });
    document.head.append(script);
  });
  loading.set(url, load);
  return load;
}

/**
 * Shows the form of the payment provider in a container of the page, in a frame of the provider's own origin: what is typed there never
 * reaches our code. Nothing else knows the provider's script. Returns what removes the form.
 */
export function showPaymentForm(form: PaymentForm, containerId: string, events: PaymentFormEvents): () => void {
  let isGone = false;
  let remove: (() => void) | undefined;
  const tell = (name: keyof PaymentFormEvents) => () => {
    if (!isGone) events[name]();
  };
  const show = () => {
    if (isGone) return;
    const sdk = window.PaymentFormSdk;
    if (!sdk) throw new Error("The script of the payment form did not define its form.");
    const shown = sdk.init({
      merchantData: form.merchant_data,
      iframeParams: { containerId },
    });
    shown.on("mounted", tell("onShown"));
    shown.on("success", tell("onPaid"));
    shown.on("fail", tell("onDeclined"));
    shown.on("error", tell("onBroken"));
    remove = () => shown.unmount();
  };
  loadScript(form.script_url).then(show).catch(tell("onBroken"));
  return () => {
    isGone = true;
    remove?.();
  };
}
