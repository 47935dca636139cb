import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { root } from "#tools/process.ts";
import { answerByTouch } from "./support/answer-by-touch.ts";
import { expectAccessible, launchBrowser, newVisitor, PHONE } from "./support/browser.ts";
import { authoredLesson, CHAPTER_LESSONS, lessonPath, squeezed } from "./support/curriculum.ts";
import { becomeLearner } from "./support/learner.ts";
import { onPage, press, walkLesson } from "./support/player.ts";
import { askedOn, verdictOn } from "./support/question.ts";
import { rightAnswer } from "./support/solve.ts";

launchBrowser();

const [FIRST = ""] = CHAPTER_LESSONS;
const lesson = authoredLesson(FIRST);
const asked = lesson.pages.findIndex(({ item }) => item !== null && lesson.items[item]?.is_graded) + 1;

test("S7.94 a learner reports a question after its verdict, changes the report, and an operator resolves it", async () => {
  const { page, context } = await newVisitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  const learner = await becomeLearner(context, "investing");
  await page.goto(lessonPath(FIRST));
  await walkLesson(page, FIRST, { to: asked - 1 });
  await press(page, "Continue");
  await onPage(page, asked, lesson.pages.length);
  const { item, variant } = await askedOn(page, Object.values(lesson.items));
  await answerByTouch(page, rightAnswer(item, variant));
  await press(page, "Check");
  await verdictOn(page, "right");

  await page.getByRole("button", { name: "Report this question" }).tap();
  const sheet = page.getByRole("dialog", { name: "Report this question" });
  await sheet.getByText("The question is unclear").tap();
  await expectAccessible(page, "the sheet of a report");
  await sheet.getByLabel("Details (optional)").fill("First words.");
  await sheet.getByRole("button", { name: "Send report" }).tap();
  await sheet.getByText("You won’t get a reply.").waitFor();
  await sheet.getByRole("button", { name: "Change it" }).tap();
  await sheet.getByLabel("Details (optional)").fill("Which of the two prices is meant?");
  await sheet.getByRole("button", { name: "Send report" }).tap();
  await sheet.getByText("This replaces your earlier report").waitFor();
  // Escape closes the sheet, not the lesson.
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await onPage(page, asked, lesson.pages.length);

  const { page: desk, context: office } = await newVisitor({ viewport: { width: 1440, height: 900 } });
  const operator = await becomeLearner(office, "investing");
  const added = spawnSync(process.execPath, [join(root, "apps/api/src/operators-command.ts"), "add", operator.email], {
    cwd: root,
    env: { ...process.env, DATA_DIR: inject("dataDir") },
    encoding: "utf8",
  });
  expect(added.stdout).toContain("is an operator");
  await desk.goto("/operator");
  await desk.getByRole("link", { name: "Reports" }).click();
  const card = desk.getByRole("article", { name: item.id });
  await card.getByText("Which of the two prices is meant?").waitFor();
  await card.getByText(learner.username).waitFor();
  await card.getByText("(judged right)").waitFor();
  expect(squeezed((await card.textContent()) ?? "")).not.toContain("First words.");
  await expectAccessible(desk, "open reports");
  await card.getByRole("button", { name: "Mark as resolved" }).press("Enter");
  await card.waitFor({ state: "detached" });
  await desk.goto("/operator/reports?state=resolved");
  await card.getByText(new RegExp(`^Resolved .* by ${operator.username}$`)).waitFor();
});
