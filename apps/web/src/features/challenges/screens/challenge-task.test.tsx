import { sampleItems } from "@candlewise/domain/learning/item-samples";
import type { Answer } from "@candlewise/domain/learning/items";
import { presentItem } from "@candlewise/domain/learning/present-item";
import { judge } from "@candlewise/domain/learning/scoring";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setOpenTask } from "#web/features/learning/task/open-task.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { RouteParamsContext } from "#web/shared/routing/route-params.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer, type Replies, type SeenCall } from "#web/testing/stub-server.ts";
import type { ChallengeTask } from "../api.ts";
import { challengeOf, taskOf } from "../samples.ts";
import { ChallengeTaskScreen } from "./challenge-task-screen.tsx";
import { ChallengeBanner } from "./day/challenge-banner.tsx";

const SEED = "challenge";
const [CHOICE] = sampleItems();
const ITEMS = CHOICE ? [CHOICE, { ...CHOICE, id: "skill-a/second" }] : [];

beforeEach(async () => {
  await loadMessages(["challenges", "learning", "learning/items", "learning/player", "learning/task"]);
  await page.viewport(390, 844);
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

interface Given {
  readonly answer_id: string;
  readonly question_id: string;
  readonly answer: Answer;
}

/** A server that judges the answers of the first day and stores its score. */
class DayServer {
  readonly given: Given[] = [];
  score: number | null = null;
  failures = 0;

  #verdict({ question_id, answer }: Given) {
    const item = ITEMS.find(({ id }) => id === question_id);
    const verdict = item && judge(item, SEED, answer);
    if (!verdict || "error" in verdict) throw new Error("the answer does not fit");
    return verdict;
  }

  get #correct(): number {
    return this.given.filter((each) => this.#verdict(each).is_correct).length;
  }

  task(): ChallengeTask {
    const isAnswered = this.given.length === ITEMS.length;
    const done = this.score === null ? {} : ({ status: "completed", score: this.score } as const);
    return taskOf(1, {
      ...done,
      judged_score: isAnswered ? Math.floor((100 * this.#correct) / ITEMS.length) : null,
      attempt: {
        id: "018f0000-0000-7000-8000-000000000001",
        purpose: "challenge",
        pass_percent: 0,
        questions: ITEMS.map((item) => presentItem(item, SEED)),
        answers: this.given.map((each) => ({ ...each, verdict: this.#verdict(each) })),
        glossary: {},
      },
    });
  }

  answer = ({ body }: SeenCall) => {
    // The contract has checked the call.
    const { attempt_id: _, ...given } = body as Given & { attempt_id: string };
    this.given.push(given);
    const [answered, asked] = [this.given.length, ITEMS.length];
    const progress = { answered, correct: this.#correct, asked, is_finished: answered === asked };
    return { body: { answer_id: given.answer_id, verdict: this.#verdict(given), progress } };
  };

  complete = ({ body }: SeenCall) => {
    if (this.failures-- > 0) return refusal("unavailable");
    const score = isRecord(body) ? Number(body["score"]) : -1;
    if (score !== this.task().judged_score) return refusal("score_mismatch");
    this.score = score;
    const result = { task_id: "day-1", challenge_id: "fees", day: 1, total_days: 3, score, xp: 10 };
    return { body: { ...result, is_finished: false, opens_on: "2026-11-24" } };
  };

  replies = (): Replies => ({
    "GET /daily-challenges/tasks/day-1/": () => ({ body: this.task() }),
    "GET /daily-challenges/fees/": () => ({
      body: challengeOf({ done: this.score === null ? 0 : 1, isTomorrow: true }),
    }),
    "POST /learning-v2/v2/questions/answer/": this.answer,
    "POST /daily-challenges/tasks/day-1/complete/": this.complete,
  });
}

async function open(taskId: string, replies: Replies) {
  const calls = stubServer(replies);
  const { screen } = await renderSignedIn(
    <RouteParamsContext value={{ taskId }}>
      <ChallengeTaskScreen />
    </RouteParamsContext>,
    [`/challenges/tasks/${taskId}`],
  );
  return { screen, calls };
}

const heading = (name: string) => page.getByRole("heading", { level: 1, name });

/** Picks an answer and goes on, all by keys. */
async function answerByKeys(text: string): Promise<void> {
  const option = page.getByRole("radio", { name: text });
  await expect.element(option).toBeVisible();
  option.element().focus();
  await userEvent.keyboard(" {Enter}");
  await expect.element(page.getByRole("button", { name: /Continue|See your result/ })).toBeVisible();
  await userEvent.keyboard("{Enter}");
}

describe("the questions of a day", () => {
  test("S7.45 are answered by keyboard; the judged score is sent, and the result names the next day", async () => {
    const server = new DayServer();
    const { calls } = await open("day-1", server.replies());
    await expect.element(heading("Question 1 of 2")).toHaveFocus();
    await expectAccessible("screen");
    await answerByKeys("Text of choice2");
    await expect.element(heading("Question 2 of 2")).toHaveFocus();
    await answerByKeys("Text of choice1");
    await expect.element(heading("Day 1 done")).toBeVisible();
    await expect.element(page.getByText("You scored 50% and earned 10 XP.")).toBeVisible();
    await expect.element(page.getByText("Day 2 opens tomorrow.")).toBeVisible();
    expect(calls.find(({ call }) => call.endsWith("/complete/"))?.body).toEqual({ score: 50 });
    await expect
      .element(page.getByRole("link", { name: "Back to the challenge" }))
      .toHaveAttribute("href", "/challenges/fees");
    expect(page.getByRole("listitem").elements()).toHaveLength(2);
    await expectAccessible("screen");
  });

  test("S7.45 a result that was not saved can be sent again; no answer is lost", async () => {
    const server = new DayServer();
    server.failures = 1;
    await open("day-1", server.replies());
    await answerByKeys("Text of choice2");
    await answerByKeys("Text of choice2");
    await expect.element(page.getByRole("heading", { name: "Your result isn’t saved yet" })).toBeVisible();
    await expectAccessible("screen");
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.element(page.getByText("You scored 100% and earned 10 XP.")).toBeVisible();
  });

  test("S7.45 answers given elsewhere count: a day whose answers are all there completes itself", async () => {
    const server = new DayServer();
    for (const item of ITEMS) {
      const shown = presentItem(item, SEED);
      const choice = shown.type === "choice" ? (shown.choices[0]?.token ?? "") : "";
      server.given.push({ answer_id: item.id, question_id: item.id, answer: { type: "choice", choice } });
    }
    await open("day-1", server.replies());
    await expect.element(heading("Day 1 done")).toBeVisible();
  });
});

const steps = (is_done: boolean) => ({
  place: "market" as const,
  kind: "share" as const,
  why: ["Because."],
  steps: [{ id: "buy", text: ["Buy a stock."], is_done, evidence: null, measured: null, unit: null }],
  is_ready: is_done,
  off_hours: null,
});

describe("a day in the simulator", () => {
  test("S7.45 shows its steps and leads to the market", async () => {
    await open("day-2", { "GET /daily-challenges/tasks/day-2/": { body: taskOf(2, { practice: steps(false) }) } });
    await expect.element(heading("There and back")).toHaveFocus();
    await expect.element(page.getByText("Buy a stock.")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Open the market" }))
      .toHaveAttribute("href", "/simulator/market?kind=share");
    await expectAccessible("screen");
  });

  test("S7.45 is completed once the account shows every step", async () => {
    let isDone = false;
    const done = { task_id: "day-2", challenge_id: "fees", day: 2, total_days: 3, score: 100, xp: 10 };
    const ready = () => taskOf(2, { practice: steps(true), judged_score: 100 });
    await open("day-2", {
      "GET /daily-challenges/tasks/day-2/": () => ({
        body: isDone ? { ...ready(), status: "completed", score: 100 } : ready(),
      }),
      "GET /daily-challenges/fees/": { body: challengeOf({ done: 2, isTomorrow: true }) },
      "POST /daily-challenges/tasks/day-2/complete/": () => {
        isDone = true;
        return { body: { ...done, is_finished: false, opens_on: "2026-11-24" } };
      },
    });
    await userEvent.click(page.getByRole("button", { name: "Complete the task" }));
    await expect.element(heading("Day 2 done")).toBeVisible();
    await expect.element(page.getByText("Every step is done. You earned 10 XP.")).toBeVisible();
  });
});

describe("above the screens of the simulator", () => {
  const DAY = "GET /daily-challenges/tasks/day-2/";
  const show = async (task: ChallengeTask) => {
    setOpenTask("/challenges/tasks/day-2");
    stubServer({ [DAY]: { body: task } });
    await renderSignedIn(
      <main>
        <p>The market</p>
        <ChallengeBanner />
      </main>,
      ["/simulator/market"],
    );
  };

  test("S7.45 the day that led there shows its steps and the way back, until it is hidden", async () => {
    await show(taskOf(2, { practice: steps(true), judged_score: 100 }));
    const banner = page.getByRole("region", { name: "Task: There and back" });
    await expect
      .element(banner.getByRole("link", { name: "Complete the task" }))
      .toHaveAttribute("href", "/challenges/tasks/day-2");
    await userEvent.click(banner.getByRole("button", { name: /There and back/ }));
    await expect.element(banner.getByText("Buy a stock.")).toBeVisible();
    await expectAccessible();
    await userEvent.click(banner.getByRole("button", { name: "Hide" }));
    await expect.element(banner).not.toBeInTheDocument();
  });
});

describe("a day that cannot be shown", () => {
  test.each([
    ["day_locked", "This day isn’t open yet"],
    ["challenge_not_joined", "Join the challenge first"],
    ["not_found", "This challenge doesn’t exist"],
  ] as const)("S7.45 %s: says why and leads to the challenges", async (code, title) => {
    await open("day-3", { "GET /daily-challenges/tasks/day-3/": refusal(code) });
    await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "All challenges" })).toHaveAttribute("href", "/challenges");
    await expectAccessible("screen");
  });
});
