import type { Locator, Page } from "playwright-core";
import { squeezed } from "./curriculum.ts";
import { answerable, chooseSide, questionOn, saying } from "./question.ts";
import type { Said } from "./solve.ts";

const FAR = 120;
/** Keys that move ten steps at once. */
const LEAP = 10;

/** Presses Tab until the focus is on the target. Throws when it cannot be reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < FAR; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

async function arrowTo(page: Page, target: Locator, key: string): Promise<void> {
  for (let presses = 0; presses < FAR; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(target)}.`);
}

const times = async (page: Page, count: number, key: string) => {
  for (let done = 0; done < count; done++) await page.keyboard.press(key);
};

/** Enters an answer by keyboard only. */
export async function answerByKeys(page: Page, said: Said): Promise<void> {
  const question = questionOn(page);
  await answerable(question);
  switch (said.type) {
    case "choice":
    case "multi":
      return pickByDigits(page, question, said.picks);
    case "order":
      return orderByKeys(page, question, said.entries);
    case "match":
      return matchByKeys(page, question, said.pairs);
    case "categorize":
      return sortByKeys(page, question, said.places);
    case "fill_blank":
      return fillByKeys(page, question, said.words);
    case "numeric":
      await tabTo(page, question.getByRole("textbox"));
      return page.keyboard.type(said.text);
    case "estimate":
      await tabTo(page, question.getByRole("slider"));
      await page.keyboard.press("Home");
      await times(page, Math.floor(said.place / LEAP), "PageUp");
      return times(page, said.place % LEAP, "ArrowRight");
    case "chart_point":
      await tabTo(page, question.getByRole("slider"));
      await page.keyboard.press("Home");
      await times(page, Math.floor(said.bar / LEAP), "PageUp");
      return times(page, said.bar % LEAP, "ArrowRight");
    case "replay_decision":
      for (const [index, pick] of said.picks.entries()) {
        await question.locator(`[data-decision="${index}"]`).waitFor();
        await page.keyboard.press(`${pick + 1}`);
      }
      return;
    case "chart_line":
      for (const [index, price] of said.prices.entries())
        await placeByKeys(page, question.getByRole("slider").nth(index), Number(price));
      return;
    case "chart_order":
      await chooseSide(question, said.side, async (option) => {
        await tabTo(page, question.getByRole("radio").first());
        await arrowTo(page, option.getByRole("radio"), "ArrowRight");
        await page.keyboard.press("Space");
      });
      for (const [index, price] of said.prices.entries()) {
        await tabTo(page, question.getByRole("textbox").nth(index));
        await page.keyboard.type(price);
      }
      if (said.prices.length > 0) await page.keyboard.press("Tab");
  }
}

async function pickByDigits(page: Page, question: Locator, picks: readonly string[]): Promise<void> {
  const labels = await question.locator("label").all();
  for (const words of picks) {
    const wanted = await (await saying(question.locator("label"), words)).elementHandle();
    for (const [index, label] of labels.entries())
      if (await label.evaluate((element, other) => element === other, wanted))
        await page.keyboard.press(`${index + 1}`);
  }
}

async function orderByKeys(page: Page, question: Locator, entries: readonly string[]): Promise<void> {
  for (const [place, words] of entries.entries()) {
    const row = await saying(question.getByRole("listitem"), words);
    const at = await row.evaluate((element) => [...(element.parentElement?.children ?? [])].indexOf(element));
    if (at === place) continue;
    await tabTo(page, row.getByRole("button").first());
    await page.keyboard.press("Space");
    await times(page, at - place, "ArrowUp");
    await page.keyboard.press("Space");
  }
}

async function matchByKeys(page: Page, question: Locator, pairs: readonly [string, string][]): Promise<void> {
  const side = (name: string) => question.getByRole("group", { name }).getByRole("button");
  for (const [left, right] of pairs) {
    await tabTo(page, await saying(side("Left side"), left));
    // The focus moves to the first free partner.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Home");
    await arrowTo(page, await saying(side("Right side").filter({ hasText: "not matched yet" }), right), "ArrowDown");
    await page.keyboard.press("Enter");
  }
}

/** The card in hand goes into its bucket by a digit; the focus follows to the next one. */
async function sortByKeys(page: Page, question: Locator, places: readonly [string, string][]): Promise<void> {
  const buckets = question.locator("button[data-bucket]");
  const inHand = question.locator("button[aria-pressed=true]");
  for (let done = 0; done < places.length; done++) {
    const words = squeezed((await inHand.textContent()) ?? "");
    const bucket = places.find(([entry]) => squeezed(entry) === words)?.[1];
    if (bucket === undefined) throw new Error(`Nobody said where “${words}” goes.`);
    const heads = await buckets.allTextContents();
    const head = await (await saying(buckets, bucket)).textContent();
    await tabTo(page, inHand);
    await page.keyboard.press(`${heads.indexOf(head ?? "") + 1}`);
  }
}

async function fillByKeys(page: Page, question: Locator, words: readonly string[]): Promise<void> {
  for (const [index, word] of words.entries()) {
    const gap = question.getByRole("combobox").nth(index);
    await tabTo(page, gap);
    const chosen = () =>
      gap.evaluate((element) => (element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : ""));
    for (let presses = 0; presses < FAR && (await chosen()) !== word; presses++) await page.keyboard.press("ArrowDown");
  }
}

/** Moves up from the lower end by the largest steps that fit. The step size is measured from the first step. */
async function placeByKeys(page: Page, slider: Locator, price: number): Promise<void> {
  const value = async () => Number(await slider.inputValue());
  await tabTo(page, slider);
  await page.keyboard.press("Home");
  const low = await value();
  await page.keyboard.press("ArrowUp");
  const fine = (await value()) - low;
  const steps = Math.round((price - low) / fine) - 1;
  await times(page, Math.floor(steps / LEAP), "PageUp");
  await times(page, steps % LEAP, "ArrowUp");
}
