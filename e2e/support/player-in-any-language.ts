import type { CompiledItem } from "@candlewise/domain/learning/items";
import type { Page } from "playwright-core";
import { answerByTouch } from "./answer-by-touch.ts";
import { askedOn } from "./question.ts";
import { rightAnswer, wrongAnswer } from "./solve.ts";

/** Taps the main button of a step: check, continue or finish. */
export const pressOn = (page: Page): Promise<void> =>
  page.locator("#main > div:not(:first-child) button:visible:not([aria-haspopup])").last().tap();

/** Waits for the verdict on the current question. */
export const judgedOn = (page: Page): Promise<void> =>
  page.locator("[data-tone] > [role=status] > *").first().waitFor();

/** Answers the current question, correctly by default, and waits for the verdict. */
export async function answerOn(page: Page, items: readonly CompiledItem[], isWrong = false): Promise<void> {
  const { item, variant } = await askedOn(page, items);
  await answerByTouch(page, isWrong ? wrongAnswer(item, variant) : rightAnswer(item, variant));
  await pressOn(page);
  await judgedOn(page);
}

/** Waits until a celebration has ended. */
export const celebratedOn = (page: Page): Promise<void> => page.locator("#main > [data-shown=true]").waitFor();
