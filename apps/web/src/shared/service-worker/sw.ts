// A module, in which `self` can be declared.
export {};

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build. */
declare const BUILD: string;
declare const ASSETS: string[];
declare const PAGES: string[];

const PRECACHE = `candlewise-app-${BUILD}`;
const PAGE_CACHE = "candlewise-pages";
/** An address no screen has: the server answers with the page for all others. */
const FALLBACK = "/offline";
const API = "/api";

async function keepPage(path: string): Promise<Response> {
  const response = await fetch(path);
  const copy = new Response(response.clone().body, { headers: response.headers });
  if (response.ok || path === FALLBACK) await (await caches.open(PAGE_CACHE)).put(path, copy);
  return response;
}

async function install(): Promise<void> {
  await (await caches.open(PRECACHE)).addAll(ASSETS);
  await Promise.allSettled([...PAGES, FALLBACK].map(keepPage));
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith("candlewise-app-") && name !== PRECACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The kept page at once, a newer one for next time: the server may have been set up anew without a new build. */
async function page(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const pages = await caches.open(PAGE_CACHE);
  const kept = await pages.match(pathname);
  if (kept) {
    event.waitUntil(keepPage(pathname).catch(() => undefined));
    return kept;
  }
  try {
    return await fetch(event.request);
  } catch {
    return (await pages.match(FALLBACK)) ?? Response.error();
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", ({ data: message }) => {
  if (message === "update") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!url.pathname.startsWith(`${API}/`)) event.respondWith(page(event, url));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(url.pathname).then((kept) => kept ?? fetch(request)));
  }
});
