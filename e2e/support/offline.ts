import type { Page } from "playwright-core";
import { answerByTouch } from "./answer-by-touch.ts";
import { newVisitor, PHONE } from "./browser.ts";
import { authoredLesson } from "./curriculum.ts";
import { becomeLearner, type Call } from "./learner.ts";
import { onPage, press } from "./player.ts";
import { askedOn } from "./question.ts";
import { rightAnswer } from "./solve.ts";
import { onPath } from "./visitor.ts";

export const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true, serviceWorkers: "allow" } as const;
/** Address of the call that completes a lesson. */
export const COMPLETE = "**/lessons/complete/";

interface Standing {
  completed: string[];
  today: number;
}

export async function standingOf(call: Call): Promise<Standing> {
  const { components } = await call<{ components: { id: string }[] }>("GET", "/learning-v2/completed-components/");
  const goal = await call<{ completed_lessons: number }>("GET", "/learning-v2/v2/daily-goal/?timezone=Europe/Berlin");
  return { completed: components.map(({ id }) => id), today: goal.completed_lessons };
}

/** Waits until the service worker controls the page and has cached the app. */
export const takenOver = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** API paths whose responses are cached on the device, for any user. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("candlewise-data"));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

/** Answers a lesson offline, page by page, and finishes it. */
export async function doOffline(page: Page, id: string): Promise<void> {
  const lesson = authoredLesson(id);
  for (const [index, { item }] of lesson.pages.entries()) {
    await onPage(page, index + 1, lesson.pages.length);
    if (item !== null) {
      const asked = await askedOn(page, Object.values(lesson.items));
      await answerByTouch(page, rightAnswer(asked.item, asked.variant));
      await press(page, "Check");
      await page.getByText("Saved. We’ll check it when you’re back online.").waitFor();
    }
    await press(page, index + 1 < lesson.pages.length ? "Continue" : "Finish");
  }
  await page.getByText("Saved on this device. It counts once you’re back online.").waitFor();
}

/** A learner on the path, with API answers cached on the device. */
export async function learnerWhoWasHere() {
  const { page, context } = await newVisitor(TOUCH);
  const { call } = await becomeLearner(context, "investing");
  await page.goto("/learn");
  await onPath(page);
  await takenOver(page);
  await page.reload();
  await onPath(page);
  return { page, context, call };
}
