import type { Page } from "playwright-core";
import { CHAPTER_QUIZ, COURSE, lessonPath, taskPath } from "./curriculum.ts";

/** Screens of a visitor, and of a learner who has completed the first chapter's lessons. */
export const OPEN_SCREENS = ["/", "/auth/signin", "/auth/signup"] as const;
export const LEARNER_SCREENS = [
  "/goal",
  "/learn",
  "/courses",
  `/courses/${COURSE}`,
  lessonPath("who-loses-and-why"),
  `/quizzes/${CHAPTER_QUIZ}`,
  taskPath("rest-a-limit-order"),
  "/profile",
  "/profile/security",
  "/profile/help",
  "/auth/terms",
  "/simulator",
  "/simulator/activity",
  "/simulator/market",
  "/simulator/market/LRKD",
  "/simulator/replay",
  "/simulator/performance",
  "/simulator/journal",
  "/simulator/journal/new",
  "/simulator/journal/review",
  "/nowhere",
] as const;

/** Opens a screen and waits until it has loaded completely. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isComplete(page);
}

export async function isComplete(page: Page): Promise<void> {
  await page.locator("#main h1").first().waitFor({ state: "attached" });
  await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
}
