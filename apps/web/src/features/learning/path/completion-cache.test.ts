import type { Completion } from "@candlewise/contracts/learning/schemas";
import { expect, it } from "vitest";
import { createStore } from "#web/shared/state/store.ts";
import { applyCompletion, learningApi } from "../api.ts";
import { settleCompletion } from "./completion-cache.ts";
import { sampleGoal, samplePathway } from "./pathway-samples.ts";

const ACTIVE = { params: { id: "active" } };
const TODAY = { query: { timezone: "Europe/Berlin" } };

async function storeWith(completed: number, lessons: number) {
  const store = createStore();
  const pathway = samplePathway({ completed });
  await store.dispatch(learningApi.util.upsertQueryData("getPathway", ACTIVE, pathway));
  await store.dispatch(learningApi.util.upsertQueryData("getDailyGoal", TODAY, sampleGoal(lessons)));
  const [course] = pathway.courses;
  if (course)
    await store.dispatch(learningApi.util.upsertQueryData("getCoursePathway", { params: { id: course.id } }, course));
  const read = () => {
    const state = store.getState();
    const { endpoints } = learningApi;
    return {
      pathway: endpoints.getPathway.select(ACTIVE)(state).data,
      goal: endpoints.getDailyGoal.select(TODAY)(state).data,
      course: endpoints.getCoursePathway.select({ params: { id: "course-1" } })(state).data,
    };
  };
  return { store, read };
}

const completion = (changes: Completion["changes"], lessons: number): Completion => ({
  changes,
  next: null,
  is_excellent: false,
  xp: 10,
  is_repeat: false,
  daily_goal: sampleGoal(lessons),
  skip_day: { isShow: false, lessonId: "", courseId: "", chapterId: "", currentDay: 1 },
});

it("S4.08 S4.11 a completion shows at once in the cached path, course and daily goal", async () => {
  const { store, read } = await storeWith(2, 1);
  store.dispatch(applyCompletion("c1-1-3"));
  const { pathway, goal, course } = read();
  expect(pathway).toEqual(samplePathway({ completed: 3 }));
  expect(course).toEqual(samplePathway({ completed: 3 }).courses[0]);
  expect(goal?.completed_lessons).toBe(2);
});

it("S4.08 taking it back leaves the cache as it was", async () => {
  const { store, read } = await storeWith(2, 1);
  const before = read();
  store.dispatch(applyCompletion("c1-1-3"))();
  expect(read()).toEqual(before);
});

it("S4.11 completing the same lesson again counts nothing", async () => {
  const { store, read } = await storeWith(2, 1);
  store.dispatch(applyCompletion("c1-1-3"));
  store.dispatch(applyCompletion("c1-1-3"));
  expect(read().goal?.completed_lessons).toBe(2);
});

it("S4.08 the server's answer wins over the guess", async () => {
  const { store, read } = await storeWith(2, 1);
  store.dispatch(applyCompletion("c1-1-3"));
  const changes = [
    { id: "c1-1-3", status: "completed" as const },
    { id: "c1-1-4", status: "completed" as const },
    { id: "c1-1-5", status: "in_progress" as const },
  ];
  store.dispatch(settleCompletion(completion(changes, 3)));
  expect(read().pathway?.current?.component_id).toBe("c1-1-5");
  expect(read().goal?.completed_lessons).toBe(3);
});

it("S9.03 the path stays in the cache for ten minutes after its last use", () => {
  const kept: Record<string, number | undefined> = {};
  learningApi.enhanceEndpoints({
    endpoints: {
      getPathway: (definition) => void (kept["path"] = definition.keepUnusedDataFor),
      getCoursePathway: (definition) => void (kept["course"] = definition.keepUnusedDataFor),
    },
  });
  expect(kept).toEqual({ path: 600, course: 600 });
});

it("S3.10 a lesson that the server calls excellent carries its star at once", async () => {
  const { store, read } = await storeWith(2, 1);
  store.dispatch(applyCompletion("c1-1-3"));
  const changes = [{ id: "c1-1-3", status: "completed" as const }];
  store.dispatch(settleCompletion({ ...completion(changes, 2), is_excellent: true }));
  const { pathway, course } = read();
  for (const within of [pathway?.courses[0], course]) {
    expect(within?.chapters[0]?.components.filter(({ is_excellent }) => is_excellent).map(({ id }) => id)).toEqual([
      "c1-1-3",
    ]);
  }
});
