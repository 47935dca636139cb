import type { Locator, Page } from "playwright-core";
import { squeezed } from "./curriculum.ts";
import { answerable, chooseSide, questionOn, saying } from "./question.ts";
import type { Said } from "./solve.ts";

/** Enters an answer by touch. */
export async function answerByTouch(page: Page, said: Said): Promise<void> {
  const question = questionOn(page);
  await answerable(question);
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
      return numberByTouch(question, said.text);
    case "estimate":
      return estimateByTouch(question, said);
    case "chart_point":
      return pickByTouch(question, said);
    case "replay_decision":
      return decideByTouch(question, said.picks);
    case "chart_line":
      for (const [index, price] of said.prices.entries())
        await placeByTouch(question.getByRole("textbox").nth(index), price);
      return;
    case "chart_order":
      await chooseSide(question, said.side, (option) => option.tap());
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

/** The card in hand goes into its bucket; the next one is in hand by itself. */
async function sortByTouch(question: Locator, places: readonly [string, string][]): Promise<void> {
  for (let done = 0; done < places.length; done++) {
    const inHand = squeezed((await question.locator("button[aria-pressed=true]").textContent()) ?? "");
    const bucket = places.find(([entry]) => squeezed(entry) === inHand)?.[1];
    if (bucket === undefined) throw new Error(`Nobody said where “${inHand}” goes.`);
    await (await saying(question.locator("button[data-bucket]"), bucket)).tap();
  }
}

/** By the keys on the screen: a system's pad may have no minus. Where a mouse points there are none. */
async function numberByTouch(question: Locator, text: string): Promise<void> {
  const keys = question.locator("[data-number-keys] button");
  const field = question.getByRole("textbox");
  const isTouched = await field.evaluate(() => matchMedia("(pointer: coarse)").matches);
  await field.fill(isTouched ? "" : text);
  if (!isTouched) return;
  for (const sign of text.replace("-", "")) {
    if (sign === ".") await keys.last().tap();
    else await keys.filter({ hasText: new RegExp(`^${sign}$`) }).tap();
  }
  if (text.startsWith("-")) await keys.filter({ hasText: "±" }).tap();
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

/** The thumb stays inside the slider. */
const HALF_THUMB = 16;

/** Taps the track, then corrects by the buttons: a place is narrower than a finger. */
async function estimateByTouch(question: Locator, { place, places }: Extract<Said, { type: "estimate" }>) {
  const slider = question.getByRole("slider");
  const box = await slider.boundingBox();
  if (!box) throw new Error("The slider is not shown.");
  await slider.tap({
    position: { x: HALF_THUMB + (place / (places - 1)) * (box.width - 2 * HALF_THUMB), y: box.height / 2 },
  });
  for (;;) {
    const at = Number(await slider.inputValue());
    if (at === place) return;
    await question.getByRole("button", { name: at < place ? "Higher" : "Lower" }).tap();
  }
}

/** The next decision appears once the chart has run on. */
async function decideByTouch(question: Locator, picks: readonly number[]): Promise<void> {
  for (const [index, pick] of picks.entries())
    await question.locator(`[data-decision="${index}"] button`).nth(pick).tap();
}

async function placeByTouch(field: Locator, price: string): Promise<void> {
  await field.tap();
  await field.fill(price);
  await field.blur();
}
