import type { Pathway } from "@candlewise/contracts/learning/schemas";
import { expect, test } from "vitest";
import { auditOverlay, inBothDirections, newAuditor, type Auditor } from "./support/audit.ts";
import { DESKTOP, launchBrowser } from "./support/browser.ts";
import { authoredLesson, authoredQuiz, CHAPTER_LESSONS, CHAPTER_QUIZ, lessonPath } from "./support/curriculum.ts";
import { becomeLearner, callAs, completeLessons } from "./support/learner.ts";
import { answerOn, celebratedOn, judgedOn, pressOn } from "./support/player-in-any-language.ts";
import { questionOn } from "./support/question.ts";
import { isComplete } from "./support/screens.ts";

launchBrowser();

/** Pages of the first chapter that cover each type of question and each kind of figure once. */
const PAGES_BY_LESSON = new Map<string, { at: number; kind: string }[]>();
const kinds = new Set<string>();
for (const id of CHAPTER_LESSONS) {
  const { pages, items } = authoredLesson(id);
  for (const [at, { item, figure }] of pages.entries()) {
    const kind = item === null ? figure?.type : items[item]?.type;
    if (kind === undefined || kinds.has(kind)) continue;
    kinds.add(kind);
    PAGES_BY_LESSON.set(id, [...(PAGES_BY_LESSON.get(id) ?? []), { at, kind }]);
  }
}

/** Opens a completed lesson, whose pages are all open, and visits the given ones. */
async function eachPage(
  { page, direction, open, auditHere }: Auditor,
  id: string,
  act: (at: number, isAsked: boolean) => Promise<void>,
): Promise<void> {
  await open(lessonPath(id));
  let shown = 0;
  for (const { at, kind } of PAGES_BY_LESSON.get(id) ?? []) {
    for (; shown < at; shown++) await page.keyboard.press(direction === "ltr" ? "ArrowRight" : "ArrowLeft");
    const isAsked = authoredLesson(id).pages[at]?.item !== null;
    await act(at, isAsked);
    await auditHere(kind);
  }
}

test("S7.67 every type of question with its verdict, and every figure, is accessible", async () => {
  const [english, arabic] = await Promise.all([newAuditor("en"), newAuditor("ar")]);
  const learner = await becomeLearner(english.context, "investing");
  await completeLessons(learner.call);
  await callAs(arabic.context, learner);
  await arabic.page.setViewportSize(DESKTOP);
  // The second auditor reads on a desktop what the first answered on a phone.
  let reading = Promise.resolve();
  for (const id of PAGES_BY_LESSON.keys()) {
    await eachPage(english, id, async (at, isAsked) => {
      if (isAsked) await answerOn(english.page, Object.values(authoredLesson(id).items), at % 2 === 1);
    });
    reading = reading.then(() =>
      eachPage(arabic, id, async (_, isAsked) => {
        if (isAsked) await judgedOn(arabic.page);
      }),
    );
  }
  await reading;
});

test("S7.73 a quiz from its question to the review, and a placement test, are accessible", async () => {
  const [english, arabic] = await Promise.all([newAuditor("en"), newAuditor("ar")]);
  const learner = await becomeLearner(english.context, "investing");
  await completeLessons(learner.call);
  await callAs(arabic.context, learner);
  const { page } = english;
  const { ask, items } = authoredQuiz(CHAPTER_QUIZ);
  await english.open(`/quizzes/${CHAPTER_QUIZ}`);
  await pressOn(page);
  for (let at = 1; at <= ask; at++) {
    await answerOn(page, items, at === 1);
    if (at === 1) await english.audit("quiz question");
    await pressOn(page);
  }
  await celebratedOn(page);
  await english.audit("quiz passed");
  await page.locator("#main > [data-shown] > button").tap();
  await isComplete(page);

  const { pathname, search } = new URL(page.url());
  const { courses } = await learner.call<Pathway>("GET", "/learning-v2/v2/paths/active/");
  const components = courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.components));
  const skipped = components.find(({ status }) => status === "jump_here");
  const review = async ({ audit }: Auditor) => audit("quiz results");
  const placement = async ({ page: shown, open, audit }: Auditor) => {
    await open(`/placement/${skipped?.id}`);
    await questionOn(shown).waitFor();
    await audit("placement");
  };
  await Promise.all([
    review(english).then(() => placement(english)),
    arabic
      .open(pathname + search)
      .then(() => review(arabic))
      .then(() => placement(arabic)),
  ]);
});

test("S3.11 S4.08 a lesson from its first page to the question after it is accessible, with what opens on the way", () =>
  inBothDirections(async (auditor) => {
    const { page, context, open, audit } = auditor;
    const { call } = await becomeLearner(context, "investing");
    await call("PATCH", "/user-properties/user/", { target_lessons: 1 });
    const [id = ""] = CHAPTER_LESSONS;
    const { pages, items } = authoredLesson(id);
    const left = new Set(["glossary", "leave"]);
    await open(lessonPath(id));
    for (const { item, title } of pages) {
      await page.locator("#main h1", { hasText: title }).waitFor();
      const word = page.locator("#main button[aria-haspopup=dialog]").first();
      if (left.has("glossary") && (await word.count()) > 0) {
        left.delete("glossary");
        await auditOverlay(auditor, "glossary", word);
      }
      if (item !== null && left.delete("leave")) {
        await questionOn(page).locator("label").first().tap();
        await auditOverlay(auditor, "leave", page.locator("header button").first());
      }
      if (item !== null) await answerOn(page, Object.values(items));
      await pressOn(page);
    }
    expect([...left]).toEqual([]);
    await celebratedOn(page);
    await audit("lesson complete");
    await open("/learn");
    await page.locator("section[aria-labelledby=skip-day]:visible").waitFor();
    await audit("next day asked");
  }));
