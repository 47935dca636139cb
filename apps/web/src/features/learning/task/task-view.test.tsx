import type { BrokerageTask } from "@candlewise/contracts/learning/task-schemas";
import { Route, Routes } from "#web/testing/routes.tsx";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { setAccountLive } from "#web/shared/state/account-stream.ts";
import type { AppStore } from "#web/shared/state/store.ts";
import { renderInApp } from "#web/testing/render.tsx";
import { ADA, refusal, stubServer, type SeenCall } from "#web/testing/stub-server.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { learningApi } from "../api.ts";
import { setOpenTask } from "./open-task.ts";
import { TaskBanner } from "./task-banner.tsx";
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
    { id: "buy", text: ["Buy it."], is_done: false, evidence: null, measured: 120, unit: "usd" },
    { id: "wait", text: ["Wait."], is_done: false, evidence: null, measured: null, unit: "seconds" },
  ],
  is_ready: false,
  off_hours: null,
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
  setOpenTask(null);
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

async function show(store?: AppStore) {
  await loadMessages(["learning", "learning/player", "learning/task"]);
  const path = "/courses/:courseId/chapters/:chapterId/tasks/:taskId";
  return renderInApp(
    <Routes>
      <Route path={path} element={<TaskView courseId="c" taskId="t" />} />
    </Routes>,
    [ADDRESS],
    store,
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

test("S7.71 while the exchange is closed a task says what counts, and by what a step was done", async () => {
  const [first, second] = sampleTask.steps;
  if (!first || !second) throw new Error("the sample has two steps");
  shown = {
    ...sampleTask,
    steps: [{ ...first, is_done: true, evidence: "replay" }, second],
    off_hours: { opens_at: 1_795_444_200, accepts: ["queued", "crypto", "replay"] },
  };
  await show();
  await expect.element(page.getByText(/Until then, this counts too:/)).toBeVisible();
  await expect.element(page.getByText("A market order that waits for the open")).toBeVisible();
  await expect.element(page.getByText("Crypto instead of a stock")).toBeVisible();
  const way = page.getByRole("link", { name: "A replay, for steps about a single instrument" });
  await expect.element(way).toHaveAttribute("href", "/simulator/replay");
  await expect.element(page.getByText("Counted: a trade in a replay")).toBeVisible();
  await expectAccessible("screen");
});

test("S7.71 while the stream of the account is connected, its events and not a timer bring the marks", async () => {
  setAccountLive(true);
  onTestFinished(() => setAccountLive(false));
  const interval = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => interval.mockRestore());
  const { store } = await show();
  await expect.element(page.getByText("So far: $120")).toBeVisible();
  expect(interval.mock.calls.some(([, delay]) => delay === 4000)).toBe(false);
  shown = ready;
  store.dispatch(learningApi.util.invalidateTags(["BrokerageTasks"]));
  await expect.element(page.getByRole("button", { name: "Complete the task" })).toBeVisible();
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
  await show(first.store);
  await expect.element(page.getByRole("heading", { level: 2 })).not.toHaveTextContent("Couldn’t load this");
  await expect.element(page.getByText("Buy it.")).not.toBeInTheDocument();
});

test("a task that is nowhere is not there", async () => {
  shown = { ...sampleTask, id: "other" };
  await show();
  await expect.element(page.getByRole("link", { name: "Back to your path" })).toBeVisible();
});

/** A screen of the simulator. */
async function showElsewhere(store?: AppStore) {
  await loadMessages(["learning", "learning/task"]);
  return renderInApp(<TaskBanner />, ["/simulator/market"], store);
}

test("S7.71 in the simulator a task that was opened shows its steps and the way back, until it is hidden", async () => {
  const task = await show();
  await expect.element(page.getByRole("heading", { level: 1, name: "Buy a fund" })).toHaveFocus();
  await task.screen.unmount();
  await showElsewhere(task.store);
  const bar = page.getByRole("region", { name: "Task: Buy a fund" });
  const title = bar.getByRole("button", { name: "Buy a fund 0/2" });
  await expect.element(title).toHaveAttribute("aria-expanded", "false");
  await expect.element(bar.getByText("So far: $120")).not.toBeVisible();
  await title.click();
  await expect.element(bar.getByText("So far: $120")).toBeVisible();
  await expect.element(bar.getByRole("link", { name: "Back to the task" })).toHaveAttribute("href", ADDRESS);
  await expectAccessible("part");
  await bar.getByRole("button", { name: "Hide" }).click();
  await expect.element(bar).not.toBeInTheDocument();
});

test("S7.71 a task whose steps are done can be completed from the simulator, and a completed one is not shown there", async () => {
  shown = ready;
  setOpenTask(ADDRESS);
  const { screen, store } = await showElsewhere();
  await expect.element(page.getByRole("link", { name: "Complete the task" })).toHaveAttribute("href", ADDRESS);
  await screen.unmount();
  shown = { ...ready, status: "completed" };
  await show(store);
  await expect.element(page.getByText("You’ve completed this.")).toBeVisible();
  expect(localStorage.getItem("open-task")).toBeNull();
});
