import { describe, expect, it } from "vitest";
import { sampleContent } from "#api/testing/sample-content.ts";
import { createCurriculum } from "../curriculum.ts";
import { poolOf } from "./known-skills.ts";

/** The samples with a course test after the last quiz, which has one item of its own and draws the others from there. */
function viewWithTest() {
  const bundle = structuredClone(sampleContent);
  const english = bundle.languages["en"] ?? expect.unreachable();
  const quiz = english.quizzes["quiz-2"] ?? expect.unreachable();
  const [about] = quiz.items.filter(({ skill }) => skill === "risk");
  const own = { ...(about ?? expect.unreachable()), id: "test.own" };
  english.quizzes["test"] = {
    ...quiz,
    id: "test",
    kind: "course_test",
    items: [own, ...quiz.items],
    own: { ask: 1, items: [own.id] },
  };
  const [component] = english.courses["basics"]?.chapters[1]?.components.slice(-1) ?? [];
  english.courses["basics"]?.chapters[1]?.components.push({ ...(component ?? expect.unreachable()), id: "test" });
  return createCurriculum(bundle).view("en", { crypto: false, simulator: false });
}

describe("the pool of a skill in reviews", () => {
  const view = viewWithTest();
  const asked = (...completed: string[]) =>
    poolOf({ view, completed: new Set(completed) }, "risk")?.pool.items.map(({ id }) => id) ?? [];

  it("has the quiz of a chapter once something of it is completed", () => {
    expect(asked("l1").some((id) => id.startsWith("quiz-1."))).toBe(true);
    expect(asked("l1").some((id) => id.startsWith("quiz-2."))).toBe(false);
    expect(asked("l3").some((id) => id.startsWith("quiz-2."))).toBe(true);
  });

  it("has the own items of a course test only after the test", () => {
    expect(asked("l3", "quiz-2")).not.toContain("test.own");
    expect(asked("l3", "quiz-2", "test")).toContain("test.own");
  });
});
