import { queuedRoutes } from "@candlewise/contracts/queued-routes";
import { sampleItems } from "@candlewise/domain/learning/item-samples";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sendOutbox } from "#web/shared/state/send-outbox.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { QUIZ_PATH, showLearning, TeachingServer } from "../player/testing.tsx";

let server: TeachingServer;
beforeEach(() => {
  const [choice] = sampleItems();
  if (!choice) throw new Error("there are no samples");
  server = new TeachingServer([choice, { ...choice, id: "skill-a/second" }]);
});
afterEach(() => vi.restoreAllMocks());

const click = (name: string) => userEvent.click(page.getByRole("button", { name }));
const answer = async (text: string) => {
  await userEvent.click(page.getByRole("radio", { name: text }));
  await click("Check");
};
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

test("S7.73 a quiz that is passed is celebrated, shows what opens, and lets every answer be seen", async () => {
  await showLearning(QUIZ_PATH);
  await expect.element(page.getByText("2 correct to pass")).toBeVisible();
  await click("Start");
  await expect.element(heading("Question 1 of 2")).toHaveFocus();
  await answer("Text of choice2");
  await expect.element(page.getByText("1 of 1 correct")).toBeInTheDocument();
  await click("Continue");
  await expect.element(heading("Question 2 of 2")).toHaveFocus();
  await answer("Text of choice2");
  await click("See your result");
  await expect.element(heading("Quiz passed")).toBeVisible();
  await expect.element(page.getByText("The next one")).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await click("See your answers");
  await expect.element(heading("Passed")).toHaveFocus();
  expect(server.sent("/questions/answer/")).toHaveLength(2);
});

test("S7.73 a quiz that is not passed says what is missing, reviews every answer, and can be tried again", async () => {
  await showLearning(QUIZ_PATH);
  await click("Start");
  await answer("Text of choice1");
  await click("Continue");
  await answer("Text of choice2");
  await click("See your result");
  await expect.element(heading("Not yet")).toHaveFocus();
  await expect.element(page.getByText("1 of 2 correct, 2 needed. One more and you pass.")).toBeVisible();
  await expect.element(page.getByText(/new questions on: A skill/)).toBeVisible();
  const lesson = page.getByRole("link", { name: "Go over “The lesson of it” again" });
  await expect.element(lesson).toHaveAttribute("href", "/courses/c/chapters/h/lessons/l");
  const first = page.getByRole("listitem").filter({ hasText: /^.*1\. Which one\?/ });
  await userEvent.click(first.getByText(/Which one/).first());
  await expect.element(page.getByText(/why of choice1/).first()).toBeVisible();
  await expectAccessible("screen");
  server.given = [];
  await click("Try again");
  await expect.element(heading("Question 1 of 2")).toHaveFocus();
});

test("S7.73 an attempt begun on another device goes on at its first open question", async () => {
  const { calls } = server;
  const first = await showLearning(QUIZ_PATH);
  await click("Start");
  await answer("Text of choice2");
  await expect.element(page.getByRole("button", { name: "Continue" })).toBeVisible();
  expect(calls.filter(({ call }) => call.endsWith("/access/"))).toHaveLength(1);
  await first.screen.unmount();
  localStorage.clear();
  await showLearning(QUIZ_PATH);
  await click("Continue with question 2");
  await expect.element(heading("Question 2 of 2")).toHaveFocus();
});

test("S7.73 the result of answers given offline is awaited, and follows once they are sent", async () => {
  const { store } = await showLearning(QUIZ_PATH);
  await click("Start");
  await answer("Text of choice2");
  await click("Continue");
  server.isDown = true;
  await answer("Text of choice2");
  await click("See your result");
  await expect.element(page.getByRole("heading", { name: "Your result is on its way" })).toBeVisible();
  await expectAccessible("screen");
  server.isDown = false;
  await store.dispatch(sendOutbox(server.userId, queuedRoutes));
  await expect.element(heading("Quiz passed")).toBeVisible();
});
