import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP, expectAccessible, expectReadable, newVisitor, PHONE } from "./browser.ts";
import { isComplete } from "./screens.ts";
import { expectNoSidewaysScroll } from "./widths.ts";

type Scheme = "light" | "dark";

/** How each language is viewed: each size is audited once per theme and once per writing direction. */
const LOOKS = {
  en: { direction: "ltr", phone: "light", desktop: "dark" },
  ar: { direction: "rtl", phone: "dark", desktop: "light" },
} as const satisfies Record<string, { direction: "ltr" | "rtl"; phone: Scheme; desktop: Scheme }>;

type Language = keyof typeof LOOKS;

/** A visitor on a phone who views screens in one language. */
export interface Auditor {
  page: Page;
  context: BrowserContext;
  direction: "ltr" | "rtl";
  /** Opens a screen in the auditor's language and waits until it is complete. */
  open: (path: string) => Promise<void>;
  /** Audits the current screen on the phone and on a desktop, and for sideways scrolling at the widths between and beyond. */
  audit: (state: string) => Promise<void>;
  /** Audits the current screen at its current size, in both themes; for overlays that a resize would close. */
  auditHere: (state: string) => Promise<void>;
}

export async function newAuditor(language: Language, mayLog?: RegExp): Promise<Auditor> {
  const { direction, phone, desktop } = LOOKS[language];
  const { page, context } = await newVisitor({
    hasTouch: true,
    colorScheme: phone,
    // Audits look at static states, so motion would only take time.
    reducedMotion: "reduce",
    ...(mayLog && { mayLog }),
  });
  const html = page.locator("html");
  const turnTo = async (scheme: Scheme) => {
    await page.emulateMedia({ colorScheme: scheme });
    await expect.poll(() => html.getAttribute("data-theme")).toBe(scheme);
  };
  const named = (state: string, size: string, scheme: Scheme) => `${state}, ${direction}, ${size}, ${scheme}`;
  return {
    page,
    context,
    direction,
    async open(path) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
      await isComplete(page);
      expect(await html.getAttribute("dir")).toBe(direction);
    },
    async audit(state) {
      await expectAccessible(page, named(state, "phone", phone));
      await page.setViewportSize(DESKTOP);
      await turnTo(desktop);
      await expectAccessible(page, named(state, "desktop", desktop));
      await expectNoSidewaysScroll(page, state);
      await page.setViewportSize(PHONE);
      await turnTo(phone);
    },
    async auditHere(state) {
      const size = page.viewportSize()?.width === DESKTOP.width ? "desktop" : "phone";
      await expectAccessible(page, named(state, size, phone));
      await turnTo(desktop);
      await expectReadable(page, named(state, size, desktop));
      await turnTo(phone);
    },
  };
}

/** Runs one auditor per writing direction through the same screens, both concurrently. */
export async function inBothDirections(visit: (auditor: Auditor) => Promise<void>, mayLog?: RegExp): Promise<void> {
  await Promise.all([newAuditor("en", mayLog).then(visit), newAuditor("ar", mayLog).then(visit)]);
}

/** Audits the overlay that a tap on `opener` opens, and closes it. */
export async function auditOverlay({ page, auditHere }: Auditor, state: string, opener: Locator): Promise<void> {
  const dialog = page.getByRole("dialog");
  await opener.tap();
  await dialog.waitFor();
  await auditHere(state);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}
