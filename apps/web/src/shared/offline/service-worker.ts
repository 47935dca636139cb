declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string };
    };
  }
}

const WORKER = "/sw.js";
let registering: Promise<ServiceWorkerRegistration | null> | undefined;

// The content security policy takes script addresses from this policy only, and the policy gives this address only.
function workerUrl(): string {
  const policy = window.trustedTypes?.createPolicy("candlewise", { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

/** Registers the service worker once, after the page has loaded. Not in development: it would keep old code. */
function register(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return Promise.resolve(null);
  registering ??= navigator.serviceWorker.register(workerUrl()).catch(() => null);
  return registering;
}

/** Calls `offer` with a function that switches to the new version, whenever one is ready; returns how to stop. */
export function followUpdates(offer: (update: () => void) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const offerWaiting = ({ waiting }: ServiceWorkerRegistration) => {
    if (!waiting || !navigator.serviceWorker.controller) return;
    offer(() => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      waiting.postMessage("update");
    });
  };
  const follow = (registration: ServiceWorkerRegistration | null) => {
    if (!registration || signal.aborted) return;
    offerWaiting(registration);
    const onFound = () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => worker.state === "installed" && offerWaiting(registration), {
        signal,
      });
    };
    registration.addEventListener("updatefound", onFound, { signal });
  };
  const start = () => void register().then(follow);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true, signal });
  return () => stop.abort();
}
