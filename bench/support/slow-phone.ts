import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import type { Learner } from "./learner.ts";

/** The reference phone: CPU throttled four times, 562.5 ms latency, 1,474.56 kbit/s down, 675 kbit/s up. */
export const PHONE_SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
/** A browser context on that phone in which the learner is signed in. */
export async function phoneOf(
  browser: Browser,
  baseURL: string,
  learner: Learner,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE_SCREEN, baseURL, ...options });
  const [name = "", value = ""] = learner.cookie.split("=");
  await context.addCookies([
    { name, value, domain: "localhost", path: "/", secure: true, httpOnly: true, sameSite: "Strict" },
  ]);
  return context;
}

const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
export const CPU_RATE = 4;
const BLOCKING_AFTER_MS = 50;
const SETTLE_MS = 2_500;

export interface Load {
  /** First contentful paint, largest contentful paint and total blocking time after the first paint, in milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Transferred bytes of the resources that the page itself references, by type; prefetched resources do not count. */
  scripts: number;
  styles: number;
  html: number;
}

interface Seen {
  lcp: number;
  cls: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  var seenLoad: Seen;
}

function observe(): void {
  const seen: Seen = { lcp: 0, cls: 0, longTasks: [] };
  globalThis.seenLoad = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.longTasks.push({ start: entry.startTime, duration: entry.duration });
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("hadRecentInput" in entry && "value" in entry && entry.hadRecentInput === false)
        seen.cls += Number(entry.value);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
}

/** Transferred bytes of the page and of the files that it names; what is fetched ahead for later does not count. */
async function weigh(page: Page, path: string): Promise<Pick<Load, "scripts" | "styles" | "html">> {
  const html = await (await page.request.get(path)).text();
  const named = Array.from(html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g), ([, name]) => name ?? "");
  return page.evaluate((names) => {
    const sum = (suffix: string) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(suffix) && names.includes(new URL(name).pathname))
        .reduce((bytes, entry) => bytes + (entry as PerformanceResourceTiming).encodedBodySize, 0);
    const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return { scripts: sum(".js"), styles: sum(".css"), html: document?.encodedBodySize ?? 0 };
  }, named);
}

async function measured(page: Page, path: string, ready: string): Promise<Load> {
  await page.goto(path, { waitUntil: "load", timeout: 90_000 });
  await page.waitForSelector(ready, { timeout: 60_000 });
  // The largest paint is final only once nothing larger follows.
  await page.waitForTimeout(SETTLE_MS);
  const { fcp, seen } = await page.evaluate(() => ({
    fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    seen: globalThis.seenLoad,
  }));
  const blocking = seen.longTasks.filter(({ start, duration }) => start + duration > fcp);
  const tbt = blocking.reduce((sum, { duration }) => sum + Math.max(0, duration - BLOCKING_AFTER_MS), 0);
  return { fcp, lcp: seen.lcp, cls: seen.cls, tbt, ...(await weigh(page, path)) };
}

/** Loads a page on the reference phone with an empty cache, until the element `ready` exists. */
export async function loadCold(context: BrowserContext, path: string, ready: string): Promise<Load> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  await page.addInitScript(observe);
  return measured(page, path, ready);
}

/** Like `loadCold`, after an earlier visit that installed the service worker. */
export async function loadAgain(context: BrowserContext, path: string, ready: string): Promise<Load> {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForSelector(ready);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForSelector(ready);
  await page.waitForTimeout(SETTLE_MS);
  await page.goto("about:blank");
  const session = await context.newCDPSession(page);
  await slowDown(session);
  await page.addInitScript(observe);
  return measured(page, path, ready);
}
