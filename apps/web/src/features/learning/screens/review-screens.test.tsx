import type { ReviewPlan, ReviewResult, Skill } from "@candlewise/contracts/learning/schemas";
import { sampleItems } from "@candlewise/domain/learning/item-samples";
import { presentItem } from "@candlewise/domain/learning/present-item";
import { judge, solutionOf } from "@candlewise/domain/learning/scoring";
import { useState } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer } from "#web/testing/stub-server.ts";
import { ReviewResult as ResultOfReview } from "../review/review-result.tsx";
import { ReviewNotice } from "./learn-notice/review-notice.tsx";
import { ReviewScreen } from "./review-screen.tsx";
import { ReviewSessionScreen } from "./review-session-screen.tsx";

const SEED = "review";
const ATTEMPT = "018f0000-0000-7000-8000-000000000002";
const planOf = (change: Partial<ReviewPlan> = {}): ReviewPlan => ({
  today: "2026-11-23",
  due: 5,
  minutes: 3,
  done_today: 0,
  daily_limit: 15,
  next_on: "2026-11-23",
  forecast: [5, 0, 2, 0, 1, 0, 0].map((reviews, index) => ({ date: `2026-11-${23 + index}`, reviews })),
  ...change,
});
const skillOf = (id: string, change: Partial<Skill> = {}): Skill => ({
  id,
  title: `Skill ${id}`,
  course_title: "Foundations",
  mastery: "familiar",
  next_on: "2026-11-26",
  lesson: null,
  ...change,
});

beforeEach(async () => {
  await loadMessages(["learning", "learning/items", "learning/player", "learning/review"]);
  await page.viewport(390, 844);
  localStorage.clear();
});

describe("the reviews", () => {
  test("S7.93 show what is due, the days ahead and each skill with its mastery", async () => {
    const skills = [
      skillOf("b", { mastery: "mastered" }),
      skillOf("a", { mastery: "learning", next_on: "2026-11-23" }),
    ];
    stubServer({
      "GET /learning-v2/reviews/": { body: planOf() },
      "GET /learning-v2/reviews/skills/": () => ({ body: { today: "2026-11-23", skills } }),
    });
    await renderSignedIn(<ReviewScreen />);
    await expect.element(page.getByRole("heading", { name: "5 skills to review" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Start review" })).toBeVisible();
    await expect.element(page.getByText("Monday: 5 reviews")).toBeInTheDocument();
    await expect.element(page.getByText("Learning · Due today")).toBeVisible();
    await expect.element(page.getByText("Mastered · Back on Thursday, Nov 26")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Practice: Skill a" })).toBeVisible();
    await expectAccessible();
  });

  test("S7.93 say when the next one comes if nothing is due", async () => {
    stubServer({
      "GET /learning-v2/reviews/": { body: planOf({ due: 0, next_on: "2026-11-26" }) },
      "GET /learning-v2/reviews/skills/": { body: { today: "2026-11-23", skills: [skillOf("a")] } },
    });
    await renderSignedIn(<ReviewScreen />);
    await expect.element(page.getByText("Nothing due today")).toBeVisible();
    await expect.element(page.getByText("Next review: Thursday, Nov 26")).toBeVisible();
  });

  test("S7.93 say what to do before anything is learned", async () => {
    stubServer({
      "GET /learning-v2/reviews/": { body: planOf({ due: 0, next_on: null }) },
      "GET /learning-v2/reviews/skills/": { body: { today: "2026-11-23", skills: [] } },
    });
    await renderSignedIn(<ReviewScreen />);
    await expect.element(page.getByText("Nothing to review yet")).toBeVisible();
    await expectAccessible();
  });
});

describe("a review", () => {
  const item = sampleItems()[0] ?? expect.unreachable();
  const attempt = {
    id: ATTEMPT,
    purpose: "review",
    pass_percent: 100,
    questions: [presentItem(item, SEED)],
    answers: [],
    glossary: {},
  } as const;
  const right = solutionOf(item, SEED) ?? expect.unreachable();

  test("S7.93 asks, lets the server judge, and says when the skill comes back", async () => {
    const verdict = judge(item, SEED, right);
    if ("error" in verdict) expect.unreachable();
    const result: ReviewResult = {
      attempt_id: ATTEMPT,
      kind: "review",
      asked: 1,
      correct: 1,
      xp: 5,
      today: "2026-11-23",
      skills: [{ ...skillOf("a"), asked: 1, correct: 1 }],
      review: [{ question: presentItem(item, SEED), answer: right, verdict }],
    };
    stubServer({
      "POST /learning-v2/reviews/attempts/": { body: { attempt, skill_title: null } },
      "POST /learning-v2/v2/questions/answer/": ({ body }) => ({
        body: {
          answer_id: (body as { answer_id: string }).answer_id,
          verdict,
          progress: { answered: 1, correct: 1, asked: 1, is_finished: true },
        },
      }),
      [`GET /learning-v2/reviews/attempts/${ATTEMPT}/result/`]: { body: result },
    });
    await renderSignedIn(<ReviewSessionScreen />);
    await page.getByRole("radio", { name: "Text of choice2" }).click();
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByRole("button", { name: "See your result" }).click();
    await expect.element(page.getByRole("heading", { name: "Review complete" })).toBeVisible();
    await expect.element(page.getByText("+5 XP")).toBeVisible();
    await expect.element(page.getByText("Familiar · Back on Thursday, Nov 26")).toBeVisible();
    await expectAccessible();
  });

  test("S7.93 that has nothing to ask, or does not open, says so", async () => {
    let isBroken = true;
    stubServer({
      "POST /learning-v2/reviews/attempts/": () =>
        isBroken ? refusal("internal") : { body: { attempt: null, skill_title: null } },
    });
    await renderSignedIn(<ReviewSessionScreen />);
    const retry = page.getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    isBroken = false;
    await retry.click();
    await expect.element(page.getByText("Nothing due today")).toBeVisible();
  });
});

test("S7.93 a finished review is not due on the path any more", async () => {
  let due = 1;
  stubServer({
    "GET /learning-v2/reviews/": () => ({ body: planOf({ due }) }),
    "GET /users/u1/tours/": { body: { name: "review.2026-11-23", is_seen: false } },
    [`GET /learning-v2/reviews/attempts/${ATTEMPT}/result/`]: () => {
      due = 0;
      return {
        body: {
          attempt_id: ATTEMPT,
          kind: "review",
          asked: 1,
          correct: 1,
          xp: 5,
          today: "2026-11-23",
          skills: [],
          review: [],
        },
      };
    },
  });
  function Both() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <ReviewNotice otherwise={<p>Something else</p>} />
        <button onClick={() => setOpen(true)}>Finish</button>
        {isOpen && <ResultOfReview attemptId={ATTEMPT} onUnfinished={() => undefined} />}
      </>
    );
  }
  await renderSignedIn(<Both />);
  await expect.element(page.getByRole("link", { name: /1 skill to review/ })).toBeVisible();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect.element(page.getByText("Something else")).toBeVisible();
});

test("S7.93 the path names today's reviews until they are put away", async () => {
  const tour = (is_seen: boolean) => ({ body: { name: "review.2026-11-23", is_seen } });
  stubServer({
    "GET /learning-v2/reviews/": { body: planOf() },
    "GET /users/u1/tours/": tour(false),
    "POST /users/u1/tours/": tour(true),
  });
  await renderSignedIn(<ReviewNotice otherwise={<p>Something else</p>} />);
  await expect.element(page.getByRole("link", { name: /5 skills to review.*About 3 min/ })).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(page.getByText("Something else")).toBeVisible();
});
