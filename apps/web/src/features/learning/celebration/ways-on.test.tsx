import type { CoursePathway } from "@candlewise/contracts/learning/schemas";
import { expect, test } from "vitest";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { learningApi } from "../api.ts";
import { inLook, renderScreen, storeWith } from "../testing.tsx";
import { askSkipDay } from "../plan/pathway-slice.ts";
import { WaysOn } from "./ways-on.tsx";

const component = (id: string, type: "lesson" | "brokerage_task", title: string) =>
  ({ id, type, title, summary: "", minutes: 5, status: "in_progress" }) as const;
const course: CoursePathway = {
  id: "c",
  kind: "course",
  title: "A course",
  summary: "",
  outcomes: [],
  is_begun: true,
  lessons: 2,
  minutes: 10,
  percent: 50,
  chapters: [
    {
      id: "h",
      title: "A chapter",
      summary: "",
      components: [
        { ...component("l1", "lesson", "First"), status: "completed" },
        component("t1", "brokerage_task", "Buy a fund"),
        component("l2", "lesson", "Second"),
      ],
    },
  ],
};
const place = (component_id: string) => ({ course_id: "c", chapter_id: "h", component_id });

async function show(changes: readonly { id: string; status: "completed" | "in_progress" }[], isGoalMet = false) {
  await loadMessages(["learning", "learning/player"]);
  await inLook({});
  const store = await storeWith({});
  await store.dispatch(learningApi.util.upsertQueryData("getCoursePathway", { params: { id: "c" } }, course));
  const completion = {
    changes: [...changes],
    next: place("l2"),
    is_excellent: false,
    xp: 10,
    is_repeat: false,
    daily_goal: { target_lessons: 3, completed_lessons: 1, local_date: "2026-11-21" },
    skip_day: { isShow: isGoalMet, lessonId: "l2", courseId: "c", chapterId: "h", currentDay: 1 },
  };
  if (isGoalMet) store.dispatch(askSkipDay(completion));
  return renderScreen(
    <WaysOn ending={{ kind: "counted", completion }} place={place("l1")} onAnswers={undefined} />,
    store,
  );
}

test("S4.08 a task that a lesson opened is offered beside the next lesson, which stays the way on", async () => {
  const opened = { status: "in_progress" } as const;
  const { screen } = await show([
    { id: "l1", status: "completed" },
    { id: "t1", ...opened },
    { id: "l2", ...opened },
  ]);
  const onward = screen.getByRole("link", { name: "Continue" });
  await expect.element(onward).toHaveAttribute("href", "/courses/c/chapters/h/lessons/l2");
  const task = screen.getByRole("link", { name: "Also unlocked: “Buy a fund”" });
  await expect.element(task).toHaveAttribute("href", "/courses/c/chapters/h/tasks/t1");
});

test("S4.08 a task that had been open before is not offered again", async () => {
  const { screen } = await show([{ id: "l1", status: "completed" }]);
  await expect.element(screen.getByRole("link", { name: "Continue" })).toBeVisible();
  await expect.element(screen.getByText("Buy a fund")).not.toBeInTheDocument();
});

test("S3.11 who stops at the goal is told goodbye and not pushed on", async () => {
  const { screen } = await show([{ id: "l1", status: "completed" }], true);
  await screen.getByRole("button", { name: "Not today" }).click();
  await expect.element(screen.getByRole("region", { name: "Done for today" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Continue" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: "Back to your path" })).toHaveAttribute("href", "/learn");
});
