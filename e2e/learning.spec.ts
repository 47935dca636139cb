import { expect, test } from "vitest";
import { expectAccessible, newVisitor, PHONE, launchBrowser } from "./support/browser.ts";
import { answerByTouch } from "./support/answer-by-touch.ts";
import {
  authoredLesson,
  authoredQuiz,
  CHAPTER_LESSONS,
  CHAPTER_QUIZ,
  NEXT_CHAPTER_LESSON,
  lessonPath,
  squeezed,
} from "./support/curriculum.ts";
import { becomeLearner, callAs, completeLessons } from "./support/learner.ts";
import { answerRightly, onPage, pageTitle, press, walkLesson } from "./support/player.ts";
import { askedOn, verdictOn } from "./support/question.ts";
import { rightAnswer, whyNot, wrongAnswer } from "./support/solve.ts";
import { beginLearning, onPath, signIn, signUp } from "./support/visitor.ts";

const SHORT_COURSE = "before-you-invest";

launchBrowser();

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true } as const;
const [FIRST = "", SECOND = ""] = CHAPTER_LESSONS;
const LAST = CHAPTER_LESSONS.at(-1) ?? "";
const first = authoredLesson(FIRST);

test("S1.01 S2.04 S3.09 S3.10 S4.08 S4.11 S7.73 a visitor signs up, learns a chapter by touch, passes its quiz, and goes on elsewhere", async () => {
  const { page, context } = await newVisitor({ ...TOUCH, serviceWorkers: "allow" });

  // Sign-up, goal, path.
  const account = await signUp(page);
  await beginLearning(page);
  const node = (title: string, status: string) =>
    page.getByRole("list", { name: "Your path" }).getByRole(status === "locked" ? "button" : "link", {
      name: new RegExp(`^${title}.*, ${status}`),
    });
  await node(first.title, "in progress").waitFor();
  await node(authoredLesson(SECOND).title, "locked").waitFor();
  await page.getByRole("button", { name: "0/3 lessons today. Open plan" }).waitFor();

  // The first lesson, page by page; its first graded answer is wrong, gets an explanation and is tried once more.
  await node(first.title, "in progress").tap();
  const count = first.pages.length;
  const wrongAt = first.pages.findIndex(({ item }) => item !== null && first.items[item]?.is_graded) + 1;
  await walkLesson(page, FIRST, { to: wrongAt - 1 });
  await press(page, "Continue");
  await onPage(page, wrongAt, count);
  const { item, variant } = await askedOn(page, Object.values(first.items));
  const mistake = wrongAnswer(item, variant);
  await answerByTouch(page, mistake);
  await press(page, "Check");
  const verdict = await verdictOn(page, "wrong");
  const why = whyNot(item, mistake, variant);
  expect(why).not.toBe("");
  expect(squeezed((await verdict.textContent()) ?? "")).toContain(squeezed(why));
  await press(page, "Try again");
  await answerRightly(page, Object.values(first.items));
  await press(page, "Continue");
  await walkLesson(page, FIRST, { from: wrongAt + 1 });

  // The celebration: the next lesson is open, and one lesson of the day is done.
  await press(page, "Finish");
  await page.getByRole("heading", { name: "Lesson complete" }).tap();
  await page.getByRole("progressbar", { name: "1 of 3 lessons today" }).waitFor({ state: "attached" });
  await page.getByText("Unlocked", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Back to your path" }).tap();
  await onPath(page);
  await node(first.title, "completed").waitFor();
  await node(authoredLesson(SECOND).title, "in progress").waitFor();
  await page.getByRole("button", { name: "1/3 lessons today. Open plan" }).waitFor();

  // The lessons in between; the last one is left on its fourth page.
  const call = await callAs(context, account);
  await completeLessons(call, 1, CHAPTER_LESSONS.length - 1);
  await page.reload();
  await onPath(page);
  const last = authoredLesson(LAST);
  await node(last.title, "in progress").tap();
  await walkLesson(page, LAST, { to: 3 });
  await press(page, "Continue");
  await onPage(page, 4, last.pages.length);
  const isKept = page.waitForResponse((response) => response.url().endsWith("/position/") && response.ok());
  await page.getByRole("button", { name: "Close" }).tap();
  await isKept;
  await onPath(page);

  // Another device resumes the lesson and completes it.
  const elsewhere = await newVisitor(TOUCH);
  const other = elsewhere.page;
  await other.goto("/learn");
  await signIn(other, account);
  await onPath(other);
  await other.getByRole("link", { name: new RegExp(`Keep going.*5 min left.*${last.title}`) }).tap();
  await onPage(other, 4, last.pages.length);
  expect(await pageTitle(other).textContent()).toBe(last.pages[3]?.title);
  await walkLesson(other, LAST, { from: 4 });
  await press(other, "Finish");
  await other.getByRole("heading", { name: "Lesson complete" }).tap();
  await other.getByRole("link", { name: "Back to your path" }).tap();
  await onPath(other);

  // The quiz: all answers right, passed, and the next chapter is open on both devices.
  const quiz = authoredQuiz(CHAPTER_QUIZ);
  await other.getByRole("link", { name: new RegExp(`^${quiz.title}.*, in progress`) }).tap();
  await other.getByRole("heading", { name: quiz.title }).waitFor();
  await press(other, "Start");
  for (let at = 1; at <= quiz.ask; at++) {
    await other.getByRole("heading", { name: `Question ${at} of ${quiz.ask}` }).waitFor();
    await answerRightly(other, quiz.items);
    await press(other, at < quiz.ask ? "Continue" : "See your result");
  }
  await other.getByRole("heading", { name: "Chapter complete" }).tap();
  await press(other, "See your answers");
  await other.getByRole("heading", { name: "Passed" }).waitFor();
  await other.getByText("10 of 10 correct. You needed 8.").waitFor();

  await page.reload();
  await onPath(page);
  await node(quiz.title, "completed").waitFor();
  await node(authoredLesson(NEXT_CHAPTER_LESSON).title, "in progress").waitFor();
});

test("S7.73 a failed chapter quiz shows what went wrong and can be tried again at once", async () => {
  const { page, context } = await newVisitor(TOUCH);
  const { call } = await becomeLearner(context, "trading");
  await completeLessons(call);
  await page.goto(`/quizzes/${CHAPTER_QUIZ}`);
  const quiz = authoredQuiz(CHAPTER_QUIZ);
  await press(page, "Start");
  for (let at = 1; at <= quiz.ask; at++) {
    await page.getByRole("heading", { name: `Question ${at} of ${quiz.ask}` }).waitFor();
    const { item, variant } = await askedOn(page, quiz.items);
    const isWrong = at <= 3;
    await answerByTouch(page, isWrong ? wrongAnswer(item, variant) : rightAnswer(item, variant));
    await press(page, "Check");
    await verdictOn(page, isWrong ? "wrong" : "right");
    await press(page, at < quiz.ask ? "Continue" : "See your result");
  }
  await page.getByRole("heading", { name: "Not yet" }).waitFor();
  await page.getByText("7 of 10 correct, 8 needed. One more and you pass.").waitFor();
  const review = page.getByRole("region", { name: "All answers" }).getByRole("listitem");
  await expect.poll(() => review.count()).toBeGreaterThanOrEqual(quiz.ask);
  await press(page, "Try again");
  await page.getByRole("heading", { name: `Question 1 of ${quiz.ask}` }).waitFor();
});

test("S7.67 a lesson opened by its address comes with the session: its code and data are on their way before any script has run", async () => {
  const { page, context } = await newVisitor();
  await becomeLearner(context, "investing");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET") asked.push(new URL(request.url()).pathname);
  });
  await page.goto(lessonPath(FIRST));
  await onPage(page, 1, first.pages.length);
  expect(asked.filter((path) => path.includes(FIRST) || path.includes("/pathway/"))).toEqual([lessonPath(FIRST)]);
  expect(asked.filter((path) => /-screen-.*\.js$/.test(path))).toEqual([expect.stringMatching(/\/lesson-screen-/)]);
});

test("S1.01 S7.67 a short course that was begun is continued from the path it is not on, until the notice is put away", async () => {
  const { page, context } = await newVisitor({ hasTouch: true, isMobile: true });
  const { call } = await becomeLearner(context, "investing");
  await call("POST", `/learning-v2/courses/${SHORT_COURSE}/begin/`, {});
  await page.goto("/learn");
  const notice = page.getByRole("link", { name: /^Before you invest Continue: / });
  await notice.waitFor();
  await expectAccessible(page, "path with a begun course");
  await notice.tap();
  await page.waitForURL(`**/courses/${SHORT_COURSE}/chapters/*/lessons/*`);
  await page.goto("/learn");
  const saved = page.waitForResponse(
    (response) => /\/tours\//.test(response.url()) && response.request().method() !== "GET",
  );
  await page.getByRole("button", { name: "Dismiss" }).tap();
  await notice.waitFor({ state: "detached" });
  await saved;
  await page.reload({ waitUntil: "commit" });
  await page.waitForResponse(/\/tours\/\?name=course/);
  expect(await notice.count()).toBe(0);
});
