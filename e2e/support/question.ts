import type { CompiledItem } from "@candlewise/domain/learning/items";
import type { Locator, Page } from "playwright-core";
import { itemAsking, squeezed } from "./curriculum.ts";

/** The question a page shows. */
export const questionOn = (page: Page): Locator => page.locator("[data-item]");

/** The authored item a page asks, found by the words of the question, as a reader would. */
export async function askedOn(
  page: Page,
  items: readonly CompiledItem[],
): Promise<{ item: CompiledItem; variant: number }> {
  const question = questionOn(page);
  await question.waitFor();
  const prompt = await question.evaluate((element) => {
    const label = element.getAttribute("aria-labelledby");
    return document.getElementById(label ?? "")?.textContent ?? "";
  });
  return itemAsking(items, prompt);
}

/** The one of `candidates` that contains `words` with the least additional text. */
export async function saying(candidates: Locator, words: string): Promise<Locator> {
  const spoken = await candidates.allTextContents();
  const wanted = squeezed(words);
  const fits = spoken
    .map((text, index) => ({ index, text: squeezed(text) }))
    .filter(({ text }) => text.includes(wanted))
    .toSorted((a, b) => a.text.length - b.text.length);
  if (!fits[0]) throw new Error(`Nothing says “${words}” among: ${spoken.join(" | ")}`);
  return candidates.nth(fits[0].index);
}

const SIDES = { buy: "Buy", sell: "Sell short", stay_out: "Stay out" };

/** Waits for the view of the question's type, which may arrive after its words. */
export const answerable = (question: Locator): Promise<void> =>
  question.locator("[aria-busy=true]").waitFor({ state: "detached" });

/** Chooses the side of an order where there is a choice. */
export async function chooseSide(
  question: Locator,
  side: keyof typeof SIDES,
  choose: (option: Locator) => Promise<void>,
): Promise<void> {
  const options = question.locator("label").filter({ has: question.page().getByRole("radio") });
  // The view arrives late; its chart is there once it has.
  await question.getByRole("img").waitFor();
  if ((await options.count()) > 0) await choose(options.filter({ hasText: SIDES[side] }));
}

/** `wrong` is said in two ways: an answer may be nearly right. */
const VERDICTS = { right: ["Correct"], wrong: ["Not quite", "Almost"], reply: ["Thanks"] };

/** The banner with the verdict, once it is shown. */
export async function verdictOn(page: Page, tone: keyof typeof VERDICTS): Promise<Locator> {
  const banner = page
    .getByRole("status")
    .filter({ hasText: new RegExp(`^\\s*(${Object.values(VERDICTS).flat().join("|")})`) });
  await banner.waitFor();
  const words = (await banner.textContent()) ?? "";
  if (!VERDICTS[tone].some((verdict) => words.trimStart().startsWith(verdict)))
    throw new Error(`Expected “${VERDICTS[tone].join("” or “")}”, got: ${words}`);
  return banner;
}
