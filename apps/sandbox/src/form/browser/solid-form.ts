// The script that a shop's page loads. It has the part of the API of Solidgate's SDK that Candlewise uses, and shows the form in a frame of
// the sandbox's origin, so that what is typed there stays out of reach of the shop.
(() => {
  type Listener = (event: { type: string; data: unknown }) => void;
  interface Params {
    readonly merchantData: { readonly merchant: string; readonly signature: string; readonly paymentIntent: string };
    readonly iframeParams: { readonly containerId: string };
    readonly formParams?: { readonly language?: string };
  }
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) throw new Error("The payment form is loaded as a classic script.");
  const { origin } = new URL(script.src);
  const LEAST_HEIGHT = 320;

  /** As the page has it; the frame follows the device otherwise. */
  const themeOf = (element: Element): string => {
    const { colorScheme } = getComputedStyle(element);
    return colorScheme === "dark" || colorScheme === "light" ? colorScheme : "auto";
  };

  const init = ({ merchantData, iframeParams, formParams = {} }: Params) => {
    const container = document.getElementById(iframeParams.containerId);
    if (container === null) throw new Error(`There is no element ${iframeParams.containerId}.`);
    const listeners = new Map<string, Listener[]>();
    const emit = (type: string, data: unknown) => {
      for (const listener of listeners.get(type) ?? []) listener({ type, data });
    };
    const frame = document.createElement("iframe");
    const address = new URL("/form", origin);
    const language = formParams.language ?? document.documentElement.lang;
    address.search = new URLSearchParams({ language, theme: themeOf(container), shop: location.origin }).toString();
    frame.src = address.href;
    frame.title = "Payment";
    frame.allow = "payment";
    Object.assign(frame.style, { display: "block", width: "100%", height: `${LEAST_HEIGHT}px`, border: "0" });
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || from !== origin || typeof data !== "object" || data === null) return;
      const { type, detail } = data as { type?: unknown; detail?: unknown };
      if (typeof type !== "string") return;
      if (type === "ready") return frame.contentWindow?.postMessage({ type: "init", merchantData }, origin);
      if (type === "resize") {
        const { height } = detail as { height: number };
        frame.style.height = `${Math.max(LEAST_HEIGHT, Math.ceil(height))}px`;
      }
      emit(type, detail);
    };
    window.addEventListener("message", onMessage);
    container.append(frame);
    return {
      on(type: string, listener: Listener) {
        listeners.set(type, [...(listeners.get(type) ?? []), listener]);
      },
      unmount() {
        window.removeEventListener("message", onMessage);
        frame.remove();
      },
    };
  };
  Object.assign(window, { PaymentFormSdk: { init } });
})();
