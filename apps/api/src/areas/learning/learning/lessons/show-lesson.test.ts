import { describe, expect, it } from "vitest";
import { follow, readLesson } from "../testing/learning-steps.ts";
import { learningWorld } from "../testing/learning-world.ts";

const { app, learner } = learningWorld();

describe("reading a lesson", () => {
  it("S7.67 gives pages and items, plain by default and styled on wish", async () => {
    const plain = await readLesson(learner, "l1");
    expect(plain).toMatchObject({
      id: "l1",
      course_id: "basics",
      version: 1,
      status: "in_progress",
      is_fallback: false,
      position: null,
      answers: [],
    });
    expect(plain.pages[0]?.body).toBe("The spread.");
    const styled = await readLesson(learner, "l1", { styled_text: "true" });
    expect(styled.pages[0]?.body).toEqual([
      { tag: "p", children: ["The ", { tag: "term", id: "spread", children: ["spread"] }, "."] },
    ]);
    expect(styled.glossary["spread"]?.title).toBe("Spread");
    expect(styled.items["q1"]).toEqual(plain.items["q1"]);
  });

  it("S7.67 ignore_choice_pages leaves reflections out", async () => {
    const lesson = await readLesson(learner, "l1", { ignore_choice_pages: "true" });
    expect(lesson.pages.map(({ kind }) => kind)).not.toContain("choice");
    expect(Object.keys(lesson.items)).toEqual(["q1", "q2", "c1"]);
  });

  it("S7.67 refuses a locked lesson, and a chain that does not fit", async () => {
    const at = (course_id: string, chapter_id: string, id: string) => ({
      params: { course_id, chapter_id, id },
      query: {},
    });
    expect(await learner.refusal("getLesson", at("basics", "basics-1", "l2"))).toEqual([409, "component_locked"]);
    expect(await learner.refusal("getLesson", at("basics", "basics-2", "l1"))).toEqual([404, "lesson_mismatch"]);
    expect(await learner.refusal("getLesson", at("next", "basics-1", "l1"))).toEqual([404, "lesson_mismatch"]);
    expect(await learner.refusal("getLesson", at("basics", "basics-1", "none"))).toEqual([404, "not_found"]);
    expect(await learner.refusal("getLesson", at("basics", "basics-1", "quiz-1"))).toEqual([404, "not_found"]);
  });

  it("shows two learners the same lesson in different orders, and one learner always the same", async () => {
    const texts = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const other = app.learner();
        await follow(other);
        const one = await other.text("getLesson", {
          params: { course_id: "basics", chapter_id: "basics-1", id: "l1" },
        });
        expect(
          await other.text("getLesson", { params: { course_id: "basics", chapter_id: "basics-1", id: "l1" } }),
        ).toBe(one);
        return one;
      }),
    );
    expect(new Set(texts).size).toBe(6);
  });

  it("says so when the wanted language is missing and English stands in", async () => {
    const lesson = await learner.call(
      "getLesson",
      { params: { course_id: "basics", chapter_id: "basics-1", id: "l1" } },
      "ar",
    );
    expect(lesson.is_fallback).toBe(true);
  });

  it("keeps the page the learner is on", async () => {
    expect(await learner.call("saveLessonPosition", { params: { id: "l1" }, body: { page_id: "p2" } })).toEqual({
      page_id: "p2",
    });
    await learner.call("saveLessonPosition", { params: { id: "l1" }, body: { page_id: "p3" } });
    expect((await readLesson(learner, "l1")).position).toBe("p3");
    expect(
      (await app.learner().refusal("saveLessonPosition", { params: { id: "l2" }, body: { page_id: "p1" } }))[1],
    ).toBe("component_locked");
    expect(await learner.refusal("saveLessonPosition", { params: { id: "l1" }, body: { page_id: "p9" } })).toEqual([
      404,
      "not_found",
    ]);
  });

  it("S7.66 notes the visit of an open lesson and refuses a locked one", async () => {
    const open = await learner.call("accessComponent", { params: { id: "l1" }, body: {} });
    expect(open).toEqual({
      id: "l1",
      type: "lesson",
      status: "in_progress",
      place: { course_id: "basics", chapter_id: "basics-1", component_id: "l1" },
      attempt: null,
    });
    expect(await learner.refusal("accessComponent", { params: { id: "l2" }, body: {} })).toEqual([
      409,
      "component_locked",
    ]);
    expect(await learner.refusal("accessComponent", { params: { id: "none" }, body: {} })).toEqual([404, "not_found"]);
  });
});
