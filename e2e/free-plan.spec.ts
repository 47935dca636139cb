import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, launchBrowser, newVisitor } from "./support/browser.ts";
import { CHAPTER, CHAPTER_LESSONS, COURSE, lessonPath } from "./support/curriculum.ts";
import { becomeLearner } from "./support/learner.ts";
import { openScreen } from "./support/screens.ts";
import { startServer, type RunningServer } from "./support/server.ts";

launchBrowser();

const SAMPLE = join(import.meta.dirname, "..", "apps", "web", "public", "samples", "double-bottom.webp");

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ FREEMIUM: "on" });
});
afterAll(() => server.stop());

test("S6.09 S7.30 after three new lessons the next says what stays free; a begun one still opens, and the plans are a way, not the only one", async () => {
  const { page, context } = await newVisitor({ baseURL: server.url, mayLog: /402/ });
  const { call } = await becomeLearner(context, "investing");
  const [first = "", second = "", third = "", fourth = ""] = CHAPTER_LESSONS;
  await openScreen(page, `/courses/${COURSE}`);
  await page.getByText("3 new lessons left today").first().waitFor();
  for (const lesson_id of [first, second, third]) {
    const body = { course_id: COURSE, chapter_id: CHAPTER, lesson_id, is_audio: false, is_excellent: false };
    await call("POST", "/learning-v2/v2/lessons/complete/", body);
  }
  await openScreen(page, lessonPath(fourth));
  await page.getByRole("heading", { name: "You’ve begun 3 new lessons today" }).waitFor();
  await page.getByText("Your streak is safe.").waitFor();
  await expectAccessible(page, "the limit of the free plan");
  await page.getByRole("link", { name: "See the plans" }).click();
  await page.getByRole("heading", { level: 1, name: "Learn as much as you like" }).waitFor();
  await page.getByRole("link", { name: "Stay on the free plan" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/learn");
  await openScreen(page, lessonPath(first));
  await page.getByRole("button", { name: "Continue" }).waitFor();
  await openScreen(page, `/courses/${COURSE}`);
  await page.getByText("No new lessons left today.").first().waitFor();
});

test("S7.38 after the free analysis of the day the analyzer says when the next one comes and what is free until then", async () => {
  const { page, context } = await newVisitor({ baseURL: server.url });
  await becomeLearner(context, "investing");
  await openScreen(page, "/chart-analyzer");
  await page.getByText("1 analysis left today.").waitFor();
  await page.getByLabel("Choose a picture").and(page.locator("input")).setInputFiles(SAMPLE);
  await page.locator('[data-overlay] [data-layer="candles"]').waitFor({ state: "attached" });
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await page.getByRole("region", { name: "That was today’s free analysis" }).waitFor();
  await page.getByText(/^New ones from/).waitFor();
  expect(await page.getByRole("button", { name: "Choose a picture" }).isDisabled()).toBe(true);
  await expectAccessible(page, "the limit of the analyzer");
});
