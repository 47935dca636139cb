import AxeBuilder from "@axe-core/playwright";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, onTestFinished } from "vitest";
import { CHROMIUM_FLAGS } from "#tools/chromium.ts";

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

let browser: Browser;
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

/**
 * A fresh visitor with an address of their own, so that rate limits count them apart. The test fails on an uncaught error, an error in the
 * console, or a violation of the content security policy.
 */
export async function newVisitor(
  options: BrowserContextOptions = {},
): Promise<{ page: Page; context: BrowserContext }> {
  visitors++;
  const context = await browser.newContext({
    baseURL: inject("url"),
    viewport: PHONE,
    locale: "en-US",
    timezoneId: "Europe/Berlin",
    extraHTTPHeaders: { "x-forwarded-for": `10.0.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` },
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !isExpected(message.text())) faults.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    expect(faults, "errors in the browser").toEqual([]);
  });
  return { page, context };
}

// Chromium writes a line for every answer that is not 2xx; the app shows these to the user itself.
const isExpected = (text: string) => text.startsWith("Failed to load resource");

/** Fails on any finding of WCAG 2.0 to 2.2 A and AA or of best practice. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const findings = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`).join(" | ")}`,
  );
  expect(findings).toEqual([]);
}
