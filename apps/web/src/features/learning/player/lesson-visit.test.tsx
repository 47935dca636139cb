import { queuedRoutes } from "@candlewise/contracts/queued-routes";
import { sampleItems } from "@candlewise/domain/learning/item-samples";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sendOutbox } from "#web/shared/state/send-outbox.ts";
import { persisted } from "#web/shared/storage/persisted-slices.ts";
import { LESSON_PATH, QUIZ_PATH, showLearning, TeachingServer } from "./testing.tsx";

let server: TeachingServer;
beforeEach(() => {
  sessionStorage.clear();
  // Saved progress of another file would decide on which page a lesson begins.
  persisted.purge();
  server = new TeachingServer(sampleItems().filter(({ id }) => id === "skill-a/choice"));
  server.position = "skill-a/choice";
});
afterEach(() => vi.restoreAllMocks());

const check = () => page.getByRole("button", { name: "Check" });
const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const press = (keys: string) => userEvent.keyboard(keys);

test("S7.67 the lesson goes on at the page left, with what was answered; arrows turn to pages seen", async () => {
  const first = await showLearning(LESSON_PATH);
  await userEvent.click(page.getByRole("radio", { name: "Text of choice2" }));
  await userEvent.click(check());
  await expect.element(page.getByRole("button", { name: "Finish" })).toBeVisible();
  await first.screen.unmount();
  await showLearning(LESSON_PATH);
  await expect.element(heading("Page skill-a/choice")).toHaveFocus();
  await expect.element(page.getByRole("status")).toMatchTextContent("Correct");
  await press("{ArrowLeft}");
  await expect.element(heading("Page words")).toHaveFocus();
  await press("{ArrowRight}");
  await expect.element(heading("Page skill-a/choice")).toHaveFocus();
});

test("S7.67 an earlier page can be looked at by button and by swipe, and the question is as it was left", async () => {
  await showLearning(LESSON_PATH);
  await expect.element(heading("Page skill-a/choice")).toBeVisible();
  await userEvent.click(page.getByRole("radio", { name: "Text of choice3" }));
  await userEvent.click(page.getByRole("button", { name: "Previous page" }));
  await expect.element(heading("Page words")).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "Previous page" })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Continue" }));
  await expect.element(page.getByRole("radio", { name: "Text of choice3" })).toBeChecked();
  swipe(document.querySelector("h1")!, 120);
  await expect.element(heading("Page words")).toHaveFocus();
  swipe(document.querySelector("h1")!, -120);
  await expect.element(page.getByRole("radio", { name: "Text of choice3" })).toBeChecked();
  swipe(document.querySelector("[data-item]")!, 120);
  await expect.element(heading("Page skill-a/choice")).toBeVisible();
});

function swipe(target: Element, across: number): void {
  const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 200 });
  const fire = (type: string, at: Touch, touches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [at] }));
  fire("touchstart", touch(200), [touch(200)]);
  fire("touchend", touch(200 + across), []);
}

test("the browser's Back asks while something is begun, and goes back without asking otherwise", async () => {
  history.pushState({ mark: "before" }, "");
  history.pushState({ mark: "lesson" }, "");
  await showLearning(LESSON_PATH);
  await expect.element(heading("Page skill-a/choice")).toBeVisible();
  await press("1");
  history.back();
  await expect.element(page.getByRole("dialog", { name: "Leave now?" })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Stay" }));
  await userEvent.click(check());
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  history.back();
  await expect.poll(() => (history.state as { mark?: string }).mark).toBe("before");
});

test("leaving asks only when something was begun, and the draft is there again afterwards", async () => {
  const { screen, store } = await showLearning(LESSON_PATH);
  await expect.element(heading("Page skill-a/choice")).toBeVisible();
  await press("1");
  await press("{Escape}");
  const dialog = page.getByRole("dialog", { name: "Leave now?" });
  await expect.element(dialog).toMatchTextContent("saved your place");
  await userEvent.click(page.getByRole("button", { name: "Leave", exact: true }));
  await expect.element(heading("Your path")).toBeVisible();
  expect(store.getState().savedProgress?.lessons["l"]?.drafts).toHaveProperty("skill-a/choice");
  await screen.unmount();
});

test("S4.08 answered and finished offline: the learner goes on, everything is sent later and judged", async () => {
  const { store } = await showLearning(LESSON_PATH);
  await userEvent.click(page.getByRole("radio", { name: "Text of choice2" }));
  server.isDown = true;
  await userEvent.click(check());
  await expect.element(page.getByText(/We’ll check it when you’re back online/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Finish" })).toHaveFocus();
  expect(store.getState().savedProgress?.lessons["l"]?.given).toHaveProperty("skill-a/choice");
  server.isDown = false;
  await store.dispatch(sendOutbox(server.userId, queuedRoutes));
  await expect.element(page.getByRole("status")).toMatchTextContent("Correct");
  expect(new Set(server.given.map(({ answer_id }) => answer_id)).size).toBe(1);
  server.isDown = true;
  await userEvent.click(page.getByRole("button", { name: "Finish" }));
  await expect.element(page.getByText(/It counts once you’re back online/)).toBeVisible();
  server.isDown = false;
  await store.dispatch(sendOutbox(server.userId, queuedRoutes));
  expect(server.isCompleted).toBe(true);
});

test("an answer that does not get through stays, and is sent again under its id", async () => {
  await showLearning(LESSON_PATH);
  await userEvent.click(page.getByRole("radio", { name: "Text of choice2" }));
  server.refusals = 1;
  await userEvent.click(check());
  await expect.element(page.getByRole("alert")).toMatchTextContent("Your answer is still here");
  await expect.element(check()).toHaveFocus();
  await userEvent.click(check());
  await expect.element(page.getByRole("status")).toMatchTextContent("Correct");
});

test.for([
  ["lesson", LESSON_PATH],
  ["quiz", QUIZ_PATH],
  ["placement test", "/placement/q"],
] as const)(
  "a %s is left by its close button while it loads, even if it arrives before the release",
  async ([, path]) => {
    let arrive = () => {};
    server.loadGate = new Promise((resolve) => (arrive = resolve));
    const { store } = await showLearning(path);
    const close = page.getByRole("button", { name: "Close" });
    await expect.element(close).toBeVisible();
    const pressed = close.element() as HTMLButtonElement;
    pressed.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    arrive();
    const isLoaded = () => Object.values(store.getState().api.queries).every((query) => query?.status !== "pending");
    await expect.poll(isLoaded).toBe(true);
    await new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)));
    expect(pressed.isConnected).toBe(true);
    pressed.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    pressed.click();
    await expect.element(heading("Your path")).toBeVisible();
  },
);
