import { randomInt } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, onTestFinished } from "vitest";
import { CHROMIUM_FLAGS } from "#tools/chromium.ts";

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

/** Timeout for anything expected in the browser. */
const WAIT_MS = 15_000;

let browser: Browser;
/** Files run in parallel against one server: each has its own network prefix, and each visitor an address in it. */
const STREET = `10.${randomInt(256)}.${randomInt(256)}`;
let visitors = 0;

/** Starts one browser for the file. */
export function launchBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [...CHROMIUM_FLAGS],
    });
  });
  afterAll(() => browser.close());
}

interface VisitorOptions extends BrowserContextOptions {
  /** Errors that the test provokes; all others fail it. */
  mayLog?: RegExp;
}

/**
 * A new visitor with their own address, so that rate limits count them separately. The test fails on an uncaught error, a console error
 * or a violation of the content security policy in any tab.
 */
export async function newVisitor({ mayLog, ...options }: VisitorOptions = {}): Promise<{
  page: Page;
  context: BrowserContext;
}> {
  visitors++;
  const context = await browser.newContext({
    baseURL: inject("url"),
    viewport: PHONE,
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    // The service worker fetches the whole app for each visitor, so only tests that need it allow it.
    serviceWorkers: "block",
    extraHTTPHeaders: { "x-forwarded-for": `${STREET}.${visitors}` },
    ...options,
  });
  const faults: string[] = [];
  const note = (text: string) => {
    if (!isExpected(text) && !mayLog?.test(text)) faults.push(text);
  };
  context.on("weberror", (fault) => note(fault.error().message));
  context.on("console", (message) => {
    if (message.type() === "error") note(message.text());
  });
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  onTestFinished(async () => {
    await context.close();
    expect(faults, "errors in the browser").toEqual([]);
  });
  return { page, context };
}

// Chromium logs every response that is not 2xx, which the app itself shows to the user, and that it found no service worker when it looked for a newer one
// without a connection.
const isExpected = (text: string) =>
  text.startsWith("Failed to load resource") || text === "An unknown error occurred when fetching the script.";

/** Waits for fonts and finite animations; measurements before that show a transient state. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    // A canceled animation rejects; it has ended too.
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** Waits for the heading that every loaded screen has. */
async function screenIsThere(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await settled(page);
}

/**
 * In legacy mode axe gathers its findings in the page instead of in a new tab each time, which suffices because there are no frames.
 * Axe is injected into each document only once.
 */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => "axe" in globalThis);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ";" }) });
  // A celebration comes when it can and fades in and out; its own tests audit it.
  return axe
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .exclude("[data-celebration]");
}

/** Fails on any violation of WCAG 2.0 to 2.2 A and AA or of a best practice. */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  await screenIsThere(page);
  const axe = (await axeOn(page)).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
  expectNone((await axe.analyze()).violations, state);
}

/** The rules that a change of theme can break; the structure stays the same. */
export async function expectReadable(page: Page, state?: string): Promise<void> {
  await screenIsThere(page);
  const axe = (await axeOn(page)).withRules(["color-contrast", "link-in-text-block"]);
  expectNone((await axe.analyze()).violations, state);
}

type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

function expectNone(violations: Violations, state = "page"): void {
  const findings = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`).join(" | ")}`,
  );
  expect(findings, state).toEqual([]);
}
