import type { Answer, CompiledItem } from "@candlewise/domain/learning/items";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FigureView } from "#web/features/learning/figures/figure-view.tsx";
import { expectAccessible, expectReadable } from "#web/testing/axe.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { galleryContent } from "./gallery-content.ts";
import { rightAnswer, wrongAnswer } from "./gallery-answers.ts";
import { ItemSpecimen, ProseGallery } from "./gallery.tsx";
import { inLanguage } from "./testing.tsx";

const settled = () => expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();

async function showSpecimen(item: CompiledItem, answer: Answer | null, isJudged: boolean) {
  const { screen } = await renderInApp(<ItemSpecimen {...{ item, answer, isJudged }} />);
  await settled();
  return screen.container;
}

/** How an item is looked at, and what another theme or direction of writing can break of it. */
const LOOKS = [
  { theme: "light", language: "en", judge: expectAccessible },
  { theme: "dark", language: "en", judge: expectReadable },
  { theme: "light", language: "ar", judge: expectAccessible },
] as const;

describe.each(LOOKS)("in the $theme theme, in $language", ({ theme, language, judge }) => {
  test.each(galleryContent.items)("axe finds nothing in $type $id before and after the verdict", async (item) => {
    inLanguage(language, theme);
    for (const [answer, isJudged] of [
      [null, false],
      [wrongAnswer(item), false],
      [wrongAnswer(item), true],
      [rightAnswer(item), true],
    ] as const) {
      await showSpecimen(item, answer, isJudged);
      await judge();
      document.body.replaceChildren();
    }
  });

  test("axe finds nothing in figures, their tables, prose and callouts", async () => {
    inLanguage(language, theme);
    const { screen } = await renderInApp(
      <>
        {galleryContent.figures.map((figure) => (
          <FigureView key={figure.title} figure={figure} />
        ))}
        <ProseGallery />
      </>,
    );
    for (const toggle of screen.container.querySelectorAll<HTMLElement>("figure [aria-expanded]")) toggle.click();
    await judge();
  });
});

test("nothing is wider than a screen of 320 pixels", async () => {
  inLanguage("en");
  await page.viewport(320, 700);
  for (const item of galleryContent.items) {
    await showSpecimen(item, wrongAnswer(item), true);
    expect(document.documentElement.scrollWidth, item.id).toBeLessThanOrEqual(320);
    document.body.replaceChildren();
  }
  await page.viewport(412, 823);
});

test("a figure is read point by point with arrow keys", async () => {
  inLanguage("en");
  const figure = galleryContent.figures.find(({ type }) => type === "line");
  if (figure?.type !== "line") throw new Error("no line figure");
  await renderInApp(<FigureView figure={figure} />);
  const slider = page.getByRole("slider");
  slider.element().focus();
  await userEvent.keyboard("{Home}{ArrowRight}");
  await expect
    .element(slider)
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/^Months: 1, Umbrellas \$\d+, Sun cream/));
});

test("a term explains itself; Escape closes it and the focus returns to the word", async () => {
  inLanguage("en");
  await renderInApp(<ProseGallery />);
  const word = page.getByRole("button", { name: "APR" });
  await userEvent.click(word);
  const titles = Object.values(galleryContent.prose[0]?.glossary ?? {}).map(({ title }) => title);
  await expect.element(page.getByRole("dialog")).toHaveFocus();
  expect(titles).toContain(page.getByRole("dialog").element().querySelector("p")?.textContent);
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(word).toHaveFocus();
});
