import type { CallResult } from "@candlewise/contracts/endpoint";
import type { ChallengesShapes } from "@candlewise/contracts/challenges/schemas";
import { localDate } from "@candlewise/domain/learning/local-day";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { answerByKeys, tabTo } from "./support/answer-by-keys.ts";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { authoredChallenge } from "./support/curriculum.ts";
import { becomeLearner, type Call } from "./support/learner.ts";
import { askedOn } from "./support/question.ts";
import { openScreen } from "./support/screens.ts";
import { rightAnswer } from "./support/solve.ts";

launchBrowser();

type Challenge = CallResult<ChallengesShapes["getChallenge"]>;

const ID = "spot-the-scam";
const challenge = authoredChallenge(ID);
const [today, tomorrow] = challenge.days;
const items = today?.type === "questions" ? today.items : [];

const MINUTES = 10;

/** Gives the learner a zone whose day does not end while the test runs. */
async function keepToday(call: Call): Promise<void> {
  const [now, later] = [0, MINUTES].map((minutes) =>
    localDate(new Date(Date.now() + minutes * 60_000), "Europe/Berlin"),
  );
  if (now !== later) await call("PATCH", "/user-properties/user/", { time_zone: "America/New_York" });
}

async function press(page: Page, role: "link" | "button", name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

test("S7.44 S7.45 by keyboard: joins a challenge, does today's task, and finds tomorrow's locked", async () => {
  const { page, context } = await newVisitor();
  const { call } = await becomeLearner(context, "investing");
  await keepToday(call);
  await openScreen(page, "/courses");
  await press(page, "link", /^Daily challenges/);
  await page.getByRole("heading", { level: 1, name: "Daily challenges" }).waitFor();
  await expectAccessible(page, "challenges");
  await press(page, "link", new RegExp(`^${challenge.title}`));
  await page.waitForURL(`**/challenges/${ID}`);
  await press(page, "button", "Join the challenge");
  await press(page, "link", "Start day 1");

  for (const [index] of items.entries()) {
    await page.getByRole("heading", { name: `Question ${index + 1} of ${items.length}` }).waitFor();
    const asked = await askedOn(page, items);
    await answerByKeys(page, rightAnswer(asked.item, asked.variant));
    await press(page, "button", "Check");
    await press(page, "button", /^(?:Continue|See your result)$/);
  }
  await page.getByRole("heading", { name: "Day 1 done" }).waitFor();
  await page.getByText("You scored 100% and earned 10 XP.").waitFor();
  await page.getByText("Day 2 opens tomorrow.").waitFor();
  await expectAccessible(page, "result of a day");

  await press(page, "link", "Back to the challenge");
  const days = page.getByRole("region", { name: "Day by day" }).getByRole("listitem");
  await days.nth(0).getByText("Day 1 · Done · 100%").waitFor();
  await days.nth(1).getByText("Day 2 · Opens tomorrow").waitFor();
  expect(await days.nth(1).getByRole("link").count()).toBe(0);
  await page.goto(`/challenges/tasks/${tomorrow?.id}`);
  await page.getByRole("heading", { name: "This day isn’t open yet" }).waitFor();
  expect(await call<Challenge>("GET", `/daily-challenges/${ID}/`)).toMatchObject({ completed_days: 1, score: 100 });
  await expect
    .poll(() => call<{ status: string }>("GET", "/calendar/streaks/current/").then(({ status }) => status))
    .toBe("done");
});
