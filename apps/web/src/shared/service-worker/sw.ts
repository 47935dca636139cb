// A module, in which `self` can be declared.
export {};

declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build. */
declare const BUILD: string;
/** Without these the app does not start. */
declare const CORE: string[];
/** Code and styles of all other screens, fonts. */
declare const OTHERS: string[];
/** Texts by language. */
declare const TEXTS: Record<string, string[]>;
/** Paths whose pages are cached ahead. */
declare const PAGES: string[];

const FAMILY = "candlewise-app-";
/** Pages and files of one build: a page names chunks of its own build only. */
const CACHE = FAMILY + BUILD;
const SETTINGS = "candlewise-settings";
const LANGUAGE = "/language";
/** An address that no screen has: the server answers with the page for all others. */
const FALLBACK = "/offline";
/** Milliseconds. */
const PAGE_TIMEOUT = 8000;
const FILE_TIMEOUT = 60_000;

/** Calls, and the entry for operators: no device caches its page or its code. */
const NOT_CACHED = /^\/(?:api|operator|assets\/operator)(?:\/|$)/;

const within = (milliseconds: number): RequestInit => ({ signal: AbortSignal.timeout(milliseconds) });

/** The cache of this build; null once later builds have deleted it, because opening it would bring it back. */
async function ownCache(): Promise<Cache | null> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(FAMILY));
  return builds.length === 0 || builds.includes(CACHE) ? caches.open(CACHE) : null;
}

/** Files have the hash of their content in their names, so those that an earlier build shares need no download. */
async function saveFile(path: string): Promise<void> {
  const cache = await ownCache();
  if (!cache || (await cache.match(path))) return;
  const response = (await caches.match(path)) ?? (await fetch(path, within(FILE_TIMEOUT)));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

/** Caches a page if it belongs to this build. After a deployment it does not: then the new worker is fetched, which caches its own. */
async function savePage(path: string): Promise<void> {
  const response = await fetch(path, within(PAGE_TIMEOUT));
  if (!response.ok) return;
  const page = await response.text();
  if (page.includes(`"buildId":"${BUILD}"`)) {
    await (await ownCache())?.put(path, new Response(page, { headers: response.headers }));
  } else {
    await self.registration.update();
  }
}

const saveAll = (paths: readonly string[], save: (path: string) => Promise<void>) =>
  Promise.allSettled(paths.map((path) => save(path)));

/** The page stores the language of its reader. */
async function textsOfReader(): Promise<string[]> {
  const saved = await (await caches.open(SETTINGS)).match(LANGUAGE);
  return (saved && TEXTS[await saved.text()]) ?? [];
}

/** What cannot be had now is fetched on the next visit; only without the core the worker is not installed. */
async function install(): Promise<void> {
  await caches.open(CACHE);
  await Promise.all(CORE.map((path) => saveFile(path)));
  await saveAll([...PAGES, FALLBACK], savePage);
  await saveAll([...(await textsOfReader()), ...OTHERS], saveFile);
}

/** The caches of this build and of the one before stay: pages of that one may still be open in other tabs. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  const old = [...others.slice(0, -1), ...names.filter((name) => name === "candlewise-pages")];
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Fetches what is missing: what failed before, and the texts of another language. */
const complete = async () => saveAll([...CORE, ...(await textsOfReader()), ...OTHERS], saveFile);

/** The cached page at once, a newer one for next time: the server may have been reconfigured without a new build. */
async function page(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const cache = await ownCache();
  const cached = await cache?.match(pathname);
  if (cached) {
    event.waitUntil(savePage(pathname).catch(() => undefined));
    return cached;
  }
  try {
    return await fetch(event.request, within(PAGE_TIMEOUT));
  } catch {
    return (await cache?.match(FALLBACK)) ?? Response.error();
  }
}

/** Files of this build, of the one before, or from the server, to be there next time. */
async function file(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const cached = await caches.match(pathname);
  if (cached) return cached;
  const response = await fetch(event.request);
  const copy = response.clone();
  if (response.ok) event.waitUntil(ownCache().then((cache) => cache?.put(pathname, copy)));
  return response;
}

interface Push {
  readonly title: string;
  readonly body: string;
  readonly page: string;
  readonly tag: string;
  readonly language: string;
}

/** A browser must show something for every message; one of a later version may look different. */
function readPush(data: PushMessageData | null): Partial<Push> {
  try {
    const push: unknown = data?.json();
    return typeof push === "object" && push !== null ? push : {};
  } catch {
    return {};
  }
}

async function showPush({ data }: PushEvent): Promise<void> {
  const { title = "Candlewise", body = "", page = "/notifications", tag = "news", language = "en" } = readPush(data);
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    dir: language === "ar" ? "rtl" : "ltr",
    icon: "/icon-192.png",
    data: page,
  });
}

/** Opens the page of a notification. A window that shows it comes to the front; no other one is taken from its reader. */
async function openPush({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const url = new URL(String(notification.data), self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((each) => new URL(each.url).pathname === url.pathname);
  await (open ? open.focus() : self.clients.openWindow(url));
}

self.addEventListener("push", (event) => event.waitUntil(showPush(event)));
self.addEventListener("notificationclick", (event) => event.waitUntil(openPush(event)));
self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "update") void self.skipWaiting();
  if (event.data === "complete") event.waitUntil(complete());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (NOT_CACHED.test(url.pathname)) return;
  if (request.mode === "navigate") {
    event.respondWith(page(event, url));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(file(event, url));
  }
});
