import { expect, it } from "vitest";
import { createStore } from "#web/shared/state/store.ts";
import { learningApi } from "../api.ts";
import { samplePathway } from "./pathway-samples.ts";
import { showProgress } from "./progress-cache.ts";

it("S3.10 the cached path and course show how much of an open component is done, and of no other", async () => {
  const store = createStore();
  const pathway = samplePathway({ completed: 1 });
  const active = { params: { id: "active" } };
  const inCourse = { params: { id: "course-1" } };
  const [course] = pathway.courses;
  if (!course) throw new Error("the sample has no course");
  await store.dispatch(learningApi.util.upsertQueryData("getPathway", active, pathway));
  await store.dispatch(learningApi.util.upsertQueryData("getCoursePathway", inCourse, course));
  const shown = () => {
    const { endpoints } = learningApi;
    const courses = [
      endpoints.getPathway.select(active)(store.getState()).data?.courses[0],
      endpoints.getCoursePathway.select(inCourse)(store.getState()).data,
    ];
    return courses.map((each) => each?.chapters[0]?.components.map(({ done_percent }) => done_percent).slice(0, 3));
  };
  for (const id of ["c1-1-1", "c1-1-2", "c1-1-3"]) store.dispatch(showProgress(id, 2, 8));
  expect(shown()).toEqual([
    [undefined, 25, undefined],
    [undefined, 25, undefined],
  ]);
  store.dispatch(showProgress("c1-1-2", 0, 8));
  expect(shown()[0]).toEqual([undefined, undefined, undefined]);
});
