import { randomInt } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, onTestFinished } from "vitest";
import { CHROMIUM_FLAGS } from "#tools/chromium.ts";

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

/** What has not come by then does not come. */
const WAIT_MS = 15_000;

let browser: Browser;
/** Files run side by side against one server: each has a street of its own, and each visitor a house. */
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
 * A fresh visitor with an address of their own, so that rate limits count them apart. The test fails on an uncaught error, an error in the
 * console, or a violation of the content security policy, in any tab.
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
    // It fetches the whole app for each visitor: only those come with it whose journey needs it.
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

// Chromium writes a line for every answer that is not 2xx; the app shows these to the user itself.
const isExpected = (text: string) => text.startsWith("Failed to load resource");

/** Waits until letters and finite motions have come to rest: measures taken before are of no state anybody looks at. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    // A motion that is taken back rejects; it is at rest too.
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** Waits for what every screen has once it is there, a heading: before it comes, nothing is shown that could be judged. */
async function screenIsThere(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  await settled(page);
}

/**
 * In legacy mode axe gathers its findings in the page itself instead of in a new tab each time: there are no frames to gather from.
 * A document that has axe already is not given it again.
 */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => "axe" in globalThis);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ";" }) });
  return axe.setLegacyMode().options({ resultTypes: ["violations"] });
}

/** Fails on any finding of WCAG 2.0 to 2.2 A and AA or of best practice. */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  await screenIsThere(page);
  const axe = (await axeOn(page)).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
  expectNone((await axe.analyze()).violations, state);
}

/** The rules that another theme can break, as its structure is the same. */
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
