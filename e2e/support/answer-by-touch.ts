import type { Locator, Page } from "playwright-core";
import { questionOn, saying } from "./question.ts";
import type { Said } from "./solve.ts";

/** Enters an answer by touch. */
export async function answerByTouch(page: Page, said: Said): Promise<void> {
  const question = questionOn(page);
  switch (said.type) {
    case "choice":
    case "multi":
      for (const words of said.picks) await (await saying(question.locator("label"), words)).tap();
      return;
    case "order":
      return orderByTouch(question, said.entries);
    case "match":
      return matchByTouch(question, said.pairs);
    case "categorize":
      return sortByTouch(question, said.places);
    case "fill_blank":
      for (const [index, word] of said.words.entries())
        await question.getByRole("combobox").nth(index).selectOption({ label: word });
      return;
    case "numeric":
      return question.getByRole("textbox").fill(said.text);
    case "chart_point":
      return pickByTouch(question, said);
    case "chart_line":
      for (const [index, price] of said.prices.entries())
        await placeByTouch(question.getByRole("textbox").nth(index), price);
  }
}

async function orderByTouch(question: Locator, entries: readonly string[]): Promise<void> {
  const rows = question.getByRole("listitem");
  // The initial order does not count as an answer, so one row is always moved.
  for (const [place, words] of entries.entries()) {
    for (;;) {
      const row = await saying(rows, words);
      const at = await row.evaluate((element) => [...(element.parentElement?.children ?? [])].indexOf(element));
      if (at <= place) break;
      await row.getByRole("button", { name: /^Move up/ }).tap();
    }
  }
}

async function matchByTouch(question: Locator, pairs: readonly [string, string][]): Promise<void> {
  const side = (name: string) => question.getByRole("group", { name }).getByRole("button");
  for (const [left, right] of pairs) {
    await (await saying(side("Left side"), left)).tap();
    const partner = side("Right side").filter({ hasText: "not matched yet" });
    await (await saying(partner, right)).tap();
  }
}

async function sortByTouch(question: Locator, places: readonly [string, string][]): Promise<void> {
  for (const [entry, bucket] of places) {
    await (await saying(question.locator("button[aria-pressed]"), entry)).tap();
    await (await saying(question.locator("button:not([aria-pressed])"), bucket)).tap();
  }
}

/** Taps the candle; where candles are narrower than a finger, the buttons below correct the pick. */
async function pickByTouch(question: Locator, { bar, count }: Extract<Said, { type: "chart_point" }>): Promise<void> {
  const slider = question.getByRole("slider");
  const box = await slider.boundingBox();
  if (!box) throw new Error("The chart is not shown.");
  const x = ((bar + 0.5) / count) * box.width;
  await slider.tap({ force: true, position: { x, y: box.height / 2 } });
  for (;;) {
    const at = Number(await slider.inputValue());
    if (at === bar) return;
    await question.getByRole("button", { name: at < bar ? "Next candle" : "Previous candle" }).tap();
  }
}

async function placeByTouch(field: Locator, price: string): Promise<void> {
  await field.tap();
  await field.fill(price);
  await field.blur();
}
