import { learningRoutes } from "@candlewise/contracts/learning/routes";
import { afterEach, expect, it } from "vitest";
import { discardAllOf, enqueue } from "#web/shared/offline/outbox.ts";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { sampleGoal, samplePathway } from "./pathway-samples.ts";
import { courseWithWaiting, goalWithWaiting, pathwayWithWaiting, waitingLessons } from "./waiting-completions.ts";

const finishing = (lesson_id: string) =>
  enqueue("ana", {
    endpoint: "completeLesson",
    queued: learningRoutes.completeLesson.queued,
    body: { lesson_id, course_id: "course-1" },
  });

afterEach(() => discardAllOf("ana"));

it("S4.08 lessons finished offline are those whose completion waits, each once, in order, and of this learner only", async () => {
  store.set(STORAGE_KEYS.userId, "ana");
  const { queued } = learningRoutes.answerQuestion;
  await enqueue("ana", { endpoint: "answerQuestion", queued, body: { lesson_id: "other" } });
  await finishing("c1-1-3");
  await finishing("c1-1-4");
  await finishing("c1-1-3");
  expect(await waitingLessons()).toEqual(["c1-1-3", "c1-1-4"]);
  store.set(STORAGE_KEYS.userId, "ben");
  expect(await waitingLessons()).toEqual([]);
});

it("S4.08 S4.11 an answer of the server shows lessons that it does not know of yet as done, and one it knows of as it is", () => {
  const pathway = samplePathway({ completed: 2 });
  const waiting = ["c1-1-2", "c1-1-3", "c1-1-4"];
  expect(pathwayWithWaiting(pathway, waiting)).toEqual(samplePathway({ completed: 4 }));
  const [course] = pathway.courses;
  expect(course && courseWithWaiting(course, waiting)).toEqual(samplePathway({ completed: 4 }).courses[0]);
  expect(goalWithWaiting(sampleGoal(1), ["c1-1-3", "c1-1-4"]).completed_lessons).toBe(3);
});
