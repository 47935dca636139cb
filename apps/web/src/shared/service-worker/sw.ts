import { DATA_CACHE, isKept, isRecent, KEPT_HEADER } from "#web/shared/offline/kept-answers.ts";

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

/** Who asked must be able to tell that this is old: nobody trades on it. */
function marked(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(KEPT_HEADER, "1");
  return new Response(kept.body, { headers });
}

/** Fresh when the network answers, what was last seen when it does not: after a write nothing older may come back. */
async function data(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(DATA_CACHE);
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(cache.put(event.request.url, response.clone()));
    return response;
  } catch {
    const kept = await cache.match(event.request.url);
    return kept && isRecent(kept, Date.now()) ? marked(kept) : Response.error();
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
  } else if (url.pathname.startsWith(API) && isKept(url.pathname.slice(API.length))) {
    event.respondWith(data(event));
  }
});
