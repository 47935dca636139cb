import type { CompiledItem } from "@candlewise/domain/learning/items";
import type { Locator, Page } from "playwright-core";
import { authoredLesson } from "./curriculum.ts";
import { answerByTouch } from "./answer-by-touch.ts";
import { askedOn, verdictOn } from "./question.ts";
import { rightAnswer } from "./solve.ts";

export const pageTitle = (page: Page): Locator => page.getByRole("heading", { level: 1 });
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

/** Waits for a page of a lesson by its number. */
export const onPage = (page: Page, at: number, count: number): Promise<void> =>
  page.getByText(`Page ${at} of ${count}`, { exact: true }).waitFor({ state: "attached" });

/** Answers the current question correctly by touch and waits for the verdict. */
export async function answerRightly(page: Page, items: readonly CompiledItem[]): Promise<CompiledItem> {
  const { item, variant } = await askedOn(page, items);
  await answerByTouch(page, rightAnswer(item, variant));
  await press(page, "Check");
  await verdictOn(page, item.is_graded ? "right" : "reply");
  return item;
}

/** Goes through the pages `from` to `to` of a lesson, counted from 1, with correct answers; the caller makes the last press. */
export async function walkLesson(page: Page, id: string, { from = 1, to }: { from?: number; to?: number } = {}) {
  const lesson = authoredLesson(id);
  const count = lesson.pages.length;
  const last = to ?? count;
  for (let at = from; at <= last; at++) {
    await onPage(page, at, count);
    if (lesson.pages[at - 1]?.item) await answerRightly(page, Object.values(lesson.items));
    if (at < last) await press(page, "Continue");
  }
}
