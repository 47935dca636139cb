import type { CallResult } from "@candlewise/contracts/endpoint";
import type { SimulatorShapes } from "@candlewise/contracts/simulator/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCoin } from "../support/coin.ts";
import { authoredQuiz, CHAPTER_LESSONS, CHAPTER_QUIZ, lessonPath } from "../support/curriculum.ts";
import { completeLessons, learnerFor, type Learner } from "../support/learner.ts";
import { answerRightly, press, walkLesson } from "../support/player.ts";
import { openScreen } from "../support/screens.ts";
import { startServer, type RunningServer } from "../support/server.ts";
import { settleIn } from "../support/settle-in.ts";
import { answerOnboarding, fillInSignUp, onPath, signIn, stranger } from "../support/visitor.ts";
import type { Engine } from "./engine.ts";
import { pageOf } from "./page.ts";

type Portfolio = CallResult<SimulatorShapes["getPortfolio"]>;

/** Lessons that between them have every type of item. */
const LESSONS_OF_ALL_TYPES = ["what-a-market-is", "how-a-price-happens", "reading-a-price-chart"];
const [FIRST = ""] = CHAPTER_LESSONS;

/** The main journeys, as one visit of one learner. `missing` says why this machine does not have the browser. */
export function journeysIn(name: string, missing: string | undefined, start: () => Promise<Engine>): void {
  if (missing !== undefined) {
    test.skip(`the main journeys in ${name}: ${missing}`);
    return;
  }

  let server: RunningServer;
  let engine: Engine;
  let visit: ReturnType<typeof pageOf>;
  let learner: Learner;

  beforeAll(async () => {
    server = await startServer();
    engine = await start();
    visit = pageOf(engine, server.url);
  });
  afterAll(async () => {
    await engine?.close();
    await server?.stop();
  });

  test(`${name}: a visitor signs up and answers the first lesson`, async () => {
    const { page, context } = visit;
    const account = stranger();
    await page.goto("/auth/signup");
    await fillInSignUp(page, account);
    await page.getByRole("button", { name: "Create account" }).click();
    await page.waitForURL("**/upsell*");
    learner = await learnerFor(context, account);
    await settleIn(learner.call, learner.id);
    await page.reload();
    await page.getByRole("button", { name: "Stay on the free plan" }).click();
    await page.getByRole("button", { name: "Continue without it" }).click();
    await page.waitForURL("**/onboarding?*");
    await answerOnboarding(page);
    await page.waitForURL(`**${lessonPath(FIRST)}`);
    await walkLesson(page, FIRST);
    await press(page, "Finish");
    await page.getByRole("heading", { name: "Lesson complete" }).click();
    await page.getByRole("link", { name: "Back to your path" }).click();
    await onPath(page);
    await page.expectFaultless();
  });

  test(`${name}: items of every type are answered, and the quiz is passed`, async () => {
    const { page } = visit;
    await completeLessons(learner.call);
    for (const lesson of LESSONS_OF_ALL_TYPES) {
      await page.goto(lessonPath(lesson));
      await walkLesson(page, lesson);
    }
    await page.goto(`/quizzes/${CHAPTER_QUIZ}`);
    const quiz = authoredQuiz(CHAPTER_QUIZ);
    await press(page, "Start");
    for (let at = 1; at <= quiz.ask; at++) {
      await page.getByRole("heading", { name: `Question ${at} of ${quiz.ask}` }).waitFor();
      await answerRightly(page, quiz.items);
      await press(page, at < quiz.ask ? "Continue" : "See your result");
    }
    await page.getByRole("heading", { name: "Chapter complete" }).waitFor();
    await page.expectFaultless();
  });

  test(`${name}: an order is filled and planned in the journal`, async () => {
    const { page } = visit;
    const coin = await aCoin(learner.call);
    await openScreen(page, `/simulator/market/${coin.ticker}`);
    await page.getByRole("button", { name: "Buy", exact: true }).click();
    const ticket = page.getByRole("dialog", { name: `Buy ${coin.name}` });
    await ticket.getByText("Dollars", { exact: true }).click();
    await ticket.getByLabel("Amount (USD)").fill("1000");
    await ticket.getByText("Estimated cost").waitFor();
    await ticket.getByRole("button", { name: "Review order" }).click();
    await ticket.getByRole("button", { name: "Submit buy order" }).click();
    await ticket.getByRole("heading", { name: "Filled" }).waitFor();
    const { assets } = await learner.call<Portfolio>("GET", "/v2/portfolio/");
    expect(assets.map(({ ticker }) => ticker)).toEqual([coin.ticker]);

    await openScreen(page, "/simulator/journal/new");
    await page.getByLabel("Title").fill("Back to its average");
    await page.getByLabel("Why this trade").fill("It fell with the market.");
    await page.getByRole("button", { name: "Save entry" }).click();
    await page.getByText("Entry saved.").first().waitFor();
    await openScreen(page, "/simulator/journal");
    await page.getByRole("link", { name: /Back to its average/ }).waitFor();
    await page.expectFaultless();
  });

  test(`${name}: the learner signs out, comes back, and is told when the server cannot be reached`, async () => {
    const { page } = visit;
    await openScreen(page, "/profile");
    await press(page, "Sign out");
    await page.waitForURL("**/auth/signin*");
    await signIn(page, learner);
    await onPath(page);
    await server.stop();
    await page.getByRole("link", { name: "Simulator", exact: true }).click();
    await page
      .getByText(/offline/)
      .first()
      .waitFor();
  });
}
