import { expect, test } from "vitest";
import { answerByTouch } from "./support/answer-by-touch.ts";
import { expectAccessible, launchBrowser, newVisitor, PHONE } from "./support/browser.ts";
import { allItems, CHAPTER_LESSONS, lessonPath } from "./support/curriculum.ts";
import { eventsHandled, runInDatabase } from "./support/database.ts";
import { becomeLearner } from "./support/learner.ts";
import { answerRightly, press, walkLesson } from "./support/player.ts";
import { askedOn, verdictOn } from "./support/question.ts";
import { openScreen } from "./support/screens.ts";
import { wrongAnswer } from "./support/solve.ts";

launchBrowser();

const LEARNED = CHAPTER_LESSONS.slice(0, 2);

test("S7.93 what was learned ten days ago comes back: a review, one answer of it wrong, and the days on which its skills return", async () => {
  const { page, context } = await newVisitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  const { id } = await becomeLearner(context, "investing");
  await openScreen(page, "/review");
  await page.getByText("Nothing to review yet").waitFor();

  for (const lesson of LEARNED) {
    await openScreen(page, lessonPath(lesson));
    await walkLesson(page, lesson);
    const completed = page.waitForResponse((response) => response.url().endsWith("/lessons/complete/"));
    await press(page, "Finish");
    expect((await completed).ok()).toBe(true);
  }
  await eventsHandled("learning.enter-reviews", id);
  await runInDatabase(
    "update learning_skill set first_on = first_on - 10, last_on = last_on - 10, due_on = due_on - 10 where user_id = $1",
    [id],
  );

  await openScreen(page, "/review");
  await page.getByRole("link", { name: "Start review" }).tap();
  const heading = page.getByRole("heading", { name: /^Question 1 of \d+$/ });
  await heading.waitFor();
  const count = Number(/\d+$/.exec((await heading.textContent()) ?? "")?.[0]);
  await expectAccessible(page, "a question of a review");
  for (let at = 1; at <= count; at++) {
    await page.getByRole("heading", { name: `Question ${at} of ${count}` }).waitFor();
    if (at > 1) await answerRightly(page, allItems);
    else {
      const { item, variant } = await askedOn(page, allItems);
      await answerByTouch(page, wrongAnswer(item, variant));
      await press(page, "Check");
      await verdictOn(page, "wrong");
    }
    await press(page, at < count ? "Continue" : "See your result");
  }
  await page.getByRole("heading", { name: "Review complete" }).waitFor();
  await page.getByText(`${count - 1} of ${count} correct`).waitFor();
  await page
    .getByRole("region", { name: "When your skills come back" })
    .getByText(/Back (tomorrow|on )/)
    .first()
    .waitFor();
  await expectAccessible(page, "the result of a review");

  await page.getByRole("link", { name: "All your skills" }).tap();
  await page.getByRole("heading", { name: "Nothing due today" }).waitFor();
});
