import type { Answer, CompiledItem } from "@candlewise/domain/learning/items";
import type { ReactNode } from "react";
import { afterAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
// The fonts of the app, so that letters have the same shape on every machine.
import "#web/shared/theme/fonts.css";
import { AnalyzerGallery } from "#web/features/analyzer/analyzer-gallery.tsx";
import { rightAnswer, wrongAnswer } from "#web/features/learning/items/gallery/gallery-answers.ts";
import { FigureView } from "#web/features/learning/figures/figure-view.tsx";
import { galleryContent } from "#web/features/learning/items/gallery/gallery-content.ts";
import { ItemSpecimen } from "#web/features/learning/items/gallery/gallery.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { BadgeSamples } from "./badge-samples.tsx";
import { ButtonSamples, ChoiceSamples, FieldSamples, IconSamples } from "./control-samples.tsx";
import { DetailSamples, FigureSamples } from "./detail-samples.tsx";
import { EntrySamples } from "./entry-samples.tsx";
import styles from "./gallery.module.css";
import { MoodSamples, ProgressSamples, StateSamples, TextSamples } from "./surface-samples.tsx";

const LOOKS = [
  { look: "phone-light", width: 390, theme: "light" },
  { look: "phone-dark", width: 390, theme: "dark" },
  { look: "desktop-light", width: 1024, theme: "light" },
  { look: "desktop-dark", width: 1024, theme: "dark" },
] as const;
type Look = (typeof LOOKS)[number];

// Code that comes late is there before the first picture: React would show it a moment later than everything else.
beforeEach(async () => {
  const { screen } = await renderInApp(<StateSamples />);
  await expect.poll(() => screen.container.querySelectorAll("[data-mood]").length).toBe(2);
  await screen.unmount();
});
afterAll(() => page.viewport(412, 823));

/** Waits until nothing loads and nothing moves. */
async function settled(): Promise<void> {
  await expect.poll(() => document.querySelector('[aria-busy="true"]:not(button)')).toBeNull();
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel();
    else animation.finish();
  }
}

/** Takes pictures until two are the same: what is drawn late is in the last. */
async function stillPicture(element: Element): Promise<string> {
  const take = () => page.screenshot({ element, save: false });
  for (let before = await take(), now = await take(); ; before = now, now = await take()) {
    if (now === before) return now;
  }
}

async function expectPicture(name: string, { look, width, theme }: Look, content: ReactNode): Promise<void> {
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dir = "ltr";
  await page.viewport(width, 900);
  const { screen } = await renderInApp(
    <div className={styles.picture} data-picture="">
      {content}
    </div>,
  );
  await settled();
  const surface = screen.container.querySelector("[data-picture]");
  // A picture shows what is inside the window.
  await page.viewport(width, Math.ceil(surface?.getBoundingClientRect().height ?? 0));
  await settled();
  const base64 = await stillPicture(surface ?? screen.container);
  expect(await commands.matchPicture(`${name}-${look}`, base64)).toBeNull();
}

const PARTS = {
  controls: () => (
    <>
      <ButtonSamples />
      <FieldSamples />
      <ChoiceSamples />
    </>
  ),
  texts: () => (
    <>
      <ProgressSamples />
      <TextSamples />
      <IconSamples />
    </>
  ),
  entries: () => <EntrySamples />,
  details: () => (
    <>
      <FigureSamples />
      <DetailSamples />
    </>
  ),
  badges: () => <BadgeSamples />,
  states: () => (
    <>
      <MoodSamples />
      <StateSamples />
    </>
  ),
};

test.for(LOOKS.flatMap((look) => Object.entries(PARTS).map(([name, Part]) => ({ name, Part, ...look }))))(
  "$name look as they did: $look",
  ({ name, Part, ...look }) => expectPicture(name, look, <Part />),
);

/** One question of each type, light on a phone and dark on a desktop. */
const ITEMS = [...new Map(galleryContent.items.map((item) => [item.type, item])).values()];

const statesOf = (item: CompiledItem): [Answer | null, boolean][] => [
  [null, false],
  [wrongAnswer(item), false],
  [wrongAnswer(item), true],
  [rightAnswer(item), true],
];

test.for(
  LOOKS.filter(({ look }) => look === "phone-light" || look === "desktop-dark").flatMap((look) =>
    ITEMS.map((item) => ({ item, type: item.type, ...look })),
  ),
)("a $type question looks as it did in each of its states: $look", async ({ item, type, ...look }) => {
  await loadMessages(["learning", "learning/items"]);
  await expectPicture(
    type,
    look,
    <div className={styles.specimens}>
      {statesOf(item).map(([answer, isJudged], index) => (
        <ItemSpecimen key={index} {...{ item, answer, isJudged }} />
      ))}
    </div>,
  );
});

/** One figure of each type. */
const FIGURES = [...new Map(galleryContent.figures.map((figure) => [figure.type, figure])).values()];

test.for(
  LOOKS.filter(({ look }) => look === "phone-light" || look === "desktop-dark").flatMap((look) =>
    FIGURES.map((figure) => ({ figure, type: figure.type, ...look })),
  ),
)("a $type figure looks as it did: $look", async ({ figure, type, ...look }) => {
  await loadMessages(["learning", "learning/items"]);
  await expectPicture(`figure-${type}`, look, <FigureView figure={figure} />);
});

test.for(LOOKS)("the analyzer looks as it did: $look", async (look) => {
  await loadMessages(["analyzer", "analyzer/findings"]);
  await expectPicture("analyzer", look, <AnalyzerGallery />);
});
