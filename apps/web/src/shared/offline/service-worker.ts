import type { Language } from "#web/shared/i18n/languages.ts";

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

/** Registers the service worker once, after the page has loaded. Not in development: it would serve old code. */
function register(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return Promise.resolve(null);
  registering ??= navigator.serviceWorker.register(workerUrl()).catch(() => null);
  return registering;
}

/** The worker caches the texts of this language. */
async function saveLanguage(language: Language): Promise<void> {
  const settings = await caches.open("candlewise-settings");
  await settings.put("/language", new Response(language));
}

/** The worker fetches what it could not fetch before. */
async function completeCache(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("complete");
}

/** Calls `offer` with a function that switches to the new version, whenever one is ready; returns how to stop. */
export function followUpdates(offer: (update: () => void) => void, language: Language): () => void {
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
    void completeCache();
    offerWaiting(registration);
    const onFound = () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => worker.state === "installed" && offerWaiting(registration), {
        signal,
      });
    };
    registration.addEventListener("updatefound", onFound, { signal });
  };
  const start = async () => {
    // A private window may refuse to store it: then the texts are cached as they are used.
    await saveLanguage(language).catch(() => undefined);
    follow(await register());
  };
  if (document.readyState === "complete") void start();
  else addEventListener("load", () => void start(), { once: true, signal });
  return () => stop.abort();
}
