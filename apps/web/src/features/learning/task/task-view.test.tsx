import type { BrokerageTask } from "@candlewise/contracts/learning/task-schemas";
import { Route, Routes } from "#web/testing/routes.tsx";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { ADA, refusal, stubServer, type SeenCall } from "#web/testing/stub-server.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { TaskView } from "./task-view.tsx";

const ADDRESS = "/courses/c/chapters/h/tasks/t";
const sampleTask: BrokerageTask = {
  id: "t",
  course_id: "c",
  chapter_id: "h",
  title: "Buy a fund",
  summary: "",
  minutes: 4,
  status: "in_progress",
  why: [{ tag: "p", children: ["It is good to have done it."] }],
  place: "market",
  kind: "fund",
  steps: [
    { id: "buy", text: ["Buy it."], is_done: false, measured: 120, unit: "usd" },
    { id: "wait", text: ["Wait."], is_done: false, measured: null, unit: "seconds" },
  ],
  is_ready: false,
  is_fallback: false,
};
const completion = {
  changes: [{ id: "t", status: "completed" }],
  next: null,
  is_excellent: false,
  xp: 15,
  is_repeat: false,
  daily_goal: { target_lessons: 3, completed_lessons: 1, local_date: "2026-11-21" },
  skip_day: { isShow: false, lessonId: "t", courseId: "c", chapterId: "h", currentDay: 1 },
};

const COMPLETE = "POST /learning-v2/courses/c/chapters/h/brokerage_tasks/t/complete/";

/** What the practice account shows, and what the server was asked. */
let shown: BrokerageTask;
let seen: readonly SeenCall[];
/** Whether the account lost a step before the completion was sent. */
let hasLost: boolean;

beforeEach(() => {
  shown = sampleTask;
  hasLost = false;
  seen = stubServer({
    "POST /auth/refresh/": {
      body: { access_token: "token", expires_in: 900, user: ADA, preloaded: [] },
    },
    "GET /learning-v2/brokerage_task/status/": () => ({ body: { tasks: [shown] } }),
    // What the screen asks for when the task is done, or is not there.
    "GET /learning-v2/v4/paths/": null,
    "GET /learning-v2/v2/paths/active/": null,
    "GET /learning-v2/v2/courses/c/pathway/": null,
    [COMPLETE]: () => (hasLost ? refusal("task_incomplete") : { body: completion }),
  });
});

async function show() {
  await loadMessages(["learning", "learning/player", "learning/task"]);
  const path = "/courses/:courseId/chapters/:chapterId/tasks/:taskId";
  return renderInApp(
    <Routes>
      <Route path={path} element={<TaskView courseId="c" taskId="t" />} />
    </Routes>,
    [ADDRESS],
  );
}

const ready: BrokerageTask = {
  ...sampleTask,
  steps: sampleTask.steps.map((step) => ({ ...step, is_done: true })),
  is_ready: true,
};

test("S7.71 a task says what to do and why, how far it is, and leads to the right place", async () => {
  await show();
  await expect.element(page.getByRole("heading", { level: 1, name: "Buy a fund" })).toHaveFocus();
  await expect.element(page.getByText("It is good to have done it.")).toBeVisible();
  await expect.element(page.getByText("So far: $120")).toBeVisible();
  await expect.element(page.getByRole("progressbar", { name: "0 of 2 steps done" })).toBeInTheDocument();
  const way = page.getByRole("link", { name: "Open the market" });
  await expect.element(way).toHaveAttribute("href", "/simulator/market?kind=fund");
  await expect.element(page.getByRole("button", { name: "Complete the task" })).not.toBeInTheDocument();
  await expectAccessible("screen");
});

test("S7.71 S7.72 marks appear by themselves as the account shows the steps; then it is completed and celebrated", async () => {
  await show();
  await expect.element(page.getByRole("heading", { level: 1, name: "Buy a fund" })).toBeVisible();
  shown = ready;
  // The next look at the account, a few seconds later.
  await expect.element(page.getByRole("button", { name: "Complete the task" }), { timeout: 10_000 }).toBeVisible();
  await expect.element(page.getByText("2 of 2 steps done", { exact: true })).toBeInTheDocument();
  expect(seen.some(({ call }) => call === COMPLETE)).toBe(false);
  await userEvent.click(page.getByRole("button", { name: "Complete the task" }));
  await expect.element(page.getByRole("heading", { level: 1, name: "Task complete" })).toBeVisible();
  expect(seen.some(({ call }) => call === COMPLETE)).toBe(true);
});

test("S7.72 what the server refuses is said, and nothing is celebrated", async () => {
  shown = ready;
  hasLost = true;
  await show();
  await userEvent.click(page.getByRole("button", { name: "Complete the task" }));
  const refusal = page.getByRole("alert").filter({ hasText: "Your account no longer shows every step." });
  await expect.element(refusal).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1, name: "Buy a fund" })).toBeVisible();
});

test("S7.71 a completed task says so, and one behind the learner's place says what comes first", async () => {
  shown = { ...ready, status: "completed" };
  const first = await show();
  await expect.element(page.getByText("You’ve completed this.")).toBeVisible();
  await first.screen.unmount();
  shown = { ...sampleTask, status: "locked" };
  await show();
  await expect.element(page.getByRole("heading", { level: 2 })).toBeVisible();
  await expect.element(page.getByText("Buy it.")).not.toBeInTheDocument();
});

test("a task that is nowhere is not there", async () => {
  shown = { ...sampleTask, id: "other" };
  await show();
  await expect.element(page.getByRole("link", { name: "Back to your path" })).toBeVisible();
});
