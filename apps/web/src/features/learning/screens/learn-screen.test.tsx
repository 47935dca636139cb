import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { applyCompletion } from "#web/features/learning/api.ts";
import { sampleGoal, samplePathway } from "#web/features/learning/path/pathway-samples.ts";
import { askSkipDay } from "#web/features/learning/plan/pathway-slice.ts";
import { inLook, renderScreen, storeWith } from "#web/features/learning/testing.tsx";
import { expectAccessible, LOOKS } from "#web/testing/axe.ts";
import { LearnScreen } from "./learn-screen.tsx";

beforeEach(async () => {
  await page.viewport(390, 844);
  await inLook({});
});

const show = async (completed: number, lessons: number) =>
  renderScreen(<LearnScreen />, await storeWith({ pathway: samplePathway({ completed }), goal: sampleGoal(lessons) }));

const address = () => document.querySelector("output")?.textContent;

it("Continue names the lesson, stands in the thumb's reach and opens it", async () => {
  const { screen } = await show(2, 1);
  const next = screen.getByRole("link", { name: /Continue.*How a price happens/ });
  const { bottom, height } = next.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(48);
  expect(bottom).toBeGreaterThan(innerHeight * 0.75);
  await next.click();
  await expect.poll(address).toBe("/courses/course-1/chapters/c1-1/lessons/c1-1-3");
});

it("S3.10 a half-done lesson continues with the minutes left, although nothing of the path is completed", async () => {
  const pathway = samplePathway();
  const lesson = pathway.courses[0]?.chapters[0]?.components[0];
  if (lesson) lesson.done_percent = 50;
  const { screen } = await renderScreen(<LearnScreen />, await storeWith({ pathway, goal: sampleGoal(0) }));
  await expect.element(screen.getByRole("link", { name: /^Continue · 3 min left/ })).toBeVisible();
  await screen.getByRole("button", { name: /Open plan/ }).click();
  await expect.element(screen.getByRole("dialog").getByText("3 lessons left, 14 min")).toBeVisible();
});

it("what to do next is the first Tab stop of the page's own content", async () => {
  await show(1, 1);
  document.querySelector("main")?.focus();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toMatch(/^Continue/);
});

it("S3.09 the ring says how many lessons are done, and opens what is left of today", async () => {
  const { screen } = await show(2, 1);
  await screen.getByRole("button", { name: "1/3 lessons today. Open plan" }).click();
  const sheet = screen.getByRole("dialog", { name: "Today" });
  await expect.element(sheet.getByText("2 lessons left, 11 min")).toBeVisible();
  await expect.element(sheet.getByRole("link", { name: /How a price happens/ })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
});

it("S4.08 S4.11 in the browser: completing a lesson moves the map, the plan and the ring at once", async () => {
  const { screen, store } = await show(2, 1);
  store.dispatch(applyCompletion("c1-1-3"));
  await expect.element(screen.getByRole("button", { name: /2\/3 lessons today/ })).toBeInTheDocument();
  await expect
    .element(screen.getByRole("link", { name: /Continue.*Investing, trading, gambling/ }))
    .toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: /How a price happens.*completed/ })).toBeInTheDocument();
});

it("S3.10 a locked node explains itself in a toast", async () => {
  const { screen } = await show(1, 1);
  await screen
    .getByRole("button", { name: /Investing, trading, gambling.*locked/ })
    .first()
    .click();
  await expect.element(screen.getByText("Finish “How a price happens” to unlock this.")).toBeVisible();
});

it("S3.10 jump_here asks before its test starts, and Escape gives the focus back", async () => {
  const { screen } = await show(1, 1);
  const jump = screen.getByRole("button", { name: /test out to jump here/ });
  jump.element().scrollIntoView({ block: "center" });
  await jump.click();
  const dialog = screen.getByRole("dialog", { name: "Jump here?" });
  await expect.element(dialog.getByText(/12-question test.*Get 10 right/)).toBeVisible();
  await expectAccessible("screen");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(jump).toHaveFocus();
  await jump.click();
  await dialog.getByRole("link", { name: "Start the test" }).click();
  await expect.poll(address).toBe("/placement/c1-2-1");
});

it("S4.08 a closed placement test says when it opens and which lesson opens it at once", async () => {
  const pathway = samplePathway({ completed: 1 });
  const target = pathway.courses[0]?.chapters[1]?.components[0];
  if (!target) throw new Error("the sample is too small");
  const opens_at = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  target.placement_wait = { opens_at, after_id: "c1-1-2" };
  const { screen, store } = await renderScreen(<LearnScreen />, await storeWith({ pathway, goal: sampleGoal(1) }));
  const jump = screen.getByRole("button", { name: /test out to jump here/ });
  jump.element().scrollIntoView({ block: "center" });
  await jump.click();
  const dialog = screen.getByRole("dialog", { name: "Try again later" });
  await expect
    .element(dialog.getByText(/again after .*, or as soon as you finish “Who gets your money”\./))
    .toBeVisible();
  await expect.element(dialog.getByRole("link", { name: "Start the test" })).not.toBeInTheDocument();
  await expectAccessible("screen");
  store.dispatch(applyCompletion("c1-1-2"));
  await expect.element(screen.getByRole("dialog", { name: "Jump here?" })).toBeVisible();
});

describe("S3.11 the question after the goal", () => {
  const question = (isShow: boolean) =>
    askSkipDay({
      skip_day: { isShow, lessonId: "c1-1-4", courseId: "course-1", chapterId: "c1-1", currentDay: 4 },
      daily_goal: sampleGoal(3),
    });

  it("starts the next day's plan at its lesson", async () => {
    const { screen, store } = await show(3, 3);
    store.dispatch(question(true));
    await expect.element(screen.getByRole("region", { name: "Stop here, or keep going?" })).toBeVisible();
    await screen.getByRole("link", { name: "Start day 5" }).click();
    await expect.poll(address).toBe("/courses/course-1/chapters/c1-1/lessons/c1-1-4");
    await screen.getByRole("button", { name: "0/3 lessons today. Open plan" }).click();
    await expect.element(screen.getByRole("dialog").getByText("Day 5, started early")).toBeVisible();
  });

  it("goes away for the day when it is declined, and the way on stops pushing", async () => {
    const { screen, store } = await show(3, 3);
    store.dispatch(question(true));
    await screen.getByRole("button", { name: "Not today" }).click();
    store.dispatch(question(true));
    await expect.element(screen.getByText("Stop here, or keep going?")).not.toBeInTheDocument();
    // A goodbye, and nothing that pushes on: only a quiet way.
    await expect.element(screen.getByRole("region", { name: "Done for today" })).toBeVisible();
    await expect
      .element(screen.getByText("3 lessons today. “Investing, trading, gambling” will be waiting."))
      .toBeVisible();
    await expect.element(screen.getByRole("link", { name: /Continue/ })).not.toBeInTheDocument();
    await screen.getByRole("link", { name: "Keep going" }).click();
    await expect.poll(address).toBe("/courses/course-1/chapters/c1-1/lessons/c1-1-4");
  });
});

it("says what happened when the path does not load, and tries again", async () => {
  const { screen } = await renderScreen(<LearnScreen />, await storeWith({}));
  await expect.element(screen.getByRole("alert").getByText(/^Nothing is lost\./)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

describe.each(LOOKS)("axe finds nothing, %s, %s", (theme, language) => {
  it.each([
    ["at the start", 0, 0],
    ["in a second chapter", 8, 2],
    ["goal met", 3, 3],
    ["all done", 12, 1],
  ])("%s", async (_, completed, lessons) => {
    await inLook({ theme, language });
    await show(completed, lessons);
    await expectAccessible("screen");
  });
});
