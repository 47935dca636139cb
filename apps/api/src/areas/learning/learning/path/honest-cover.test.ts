import { loadContentBundle } from "@candlewise/content/bundle";
import { learningContract } from "@candlewise/contracts/learning/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { beforeAll, describe, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

const bundle = loadContentBundle();
const english = bundle.languages["en"];
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ content: bundle });
});

/** Lessons and minutes of a course, counted in the compiled files. */
function counted(courseId: string) {
  const components = english?.courses[courseId]?.chapters.flatMap((chapter) => chapter.components) ?? [];
  const lessons = components.filter(({ type }) => type === "lesson");
  const graded = components.filter(({ type }) => type !== "brokerage_task");
  return { lessons: lessons.length, minutes: graded.reduce((sum, { minutes }) => sum + minutes, 0) };
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("what goals, plan and courses say of the whole curriculum", () => {
  it("S7.57 S2.10 each goal has the lessons of its own that its courses beyond Foundations hold, and one duration everywhere", async () => {
    const { accessToken: token } = await signUp(app);
    const { paths } = await app.call(learningContract, "listPaths", {}, { token });
    expect(paths.length).toBe(english?.paths.length);
    for (const path of paths) {
      const courses = english?.paths.find(({ id }) => id === path.id)?.courses ?? [];
      const own = courses.filter((id) => id !== "foundations").map(counted);
      const all = courses.map(counted);
      const minutes = sum(all.map((course) => course.minutes));
      expect(path).toMatchObject({
        lessons: sum(all.map(({ lessons }) => lessons)),
        own_lessons: sum(own.map(({ lessons }) => lessons)),
        minutes,
      });
      const params = { id: path.id };
      const pathway = await app.call(learningContract, "activatePath", { params, body: {} }, { token });
      expect([pathway.own_lessons, pathway.minutes]).toEqual([path.own_lessons, minutes]);
      expect(sum(pathway.courses.map((course) => course.minutes))).toBe(minutes);
      const plan = await app.call(profileContract, "getStudyPlan", {}, { token });
      expect([plan.lessons_left, plan.own_lessons_left, plan.minutes_left]).toEqual([
        path.lessons,
        path.own_lessons,
        minutes,
      ]);
      for (const { id, lessons, minutes: shown } of pathway.courses) {
        const teaser = await app.call(learningContract, "getCourseTeaser", { params: { id } });
        expect([teaser.lessons, teaser.minutes]).toEqual([lessons, shown]);
      }
    }
  });
});
