import { expect, it } from "vitest";
import { answerBody, answerLesson, completeLesson, openAttempt } from "../testing/learning-steps.ts";
import { learningWorld } from "../testing/learning-world.ts";

const { learner } = learningWorld();

/** A component as the path, and as its course, show it. */
async function shown(id: string) {
  const pathway = await learner.call("getPathway", { params: { id: "active" } });
  const course = await learner.call("getCoursePathway", { params: { id: "basics" } });
  return [pathway.courses, [course]].map((courses) =>
    courses.flatMap(({ chapters }) => chapters.flatMap(({ components }) => components)).find((each) => each.id === id),
  );
}

it("S3.10 a lesson whose first answers were all right carries the mark, any other does not", async () => {
  await answerLesson(learner, "l1");
  await completeLesson(learner, "l1");
  await answerLesson(learner, "l2", ["q1"]);
  await completeLesson(learner, "l2");
  for (const component of await shown("l1"))
    expect(component).toMatchObject({ status: "completed", is_excellent: true });
  for (const component of await shown("l2")) {
    expect(component?.status).toBe("completed");
    expect(component).not.toHaveProperty("is_excellent");
  }
});

it("S3.10 a lesson left on its third page of five says that two fifths are done, until it is completed", async () => {
  for (const component of await shown("l1")) expect(component).not.toHaveProperty("done_percent");
  await learner.call("saveLessonPosition", { params: { id: "l1" }, body: { page_id: "p3" } });
  for (const component of await shown("l1"))
    expect(component).toMatchObject({ status: "in_progress", done_percent: 40 });
  await completeLesson(learner, "l1");
  for (const component of await shown("l1")) expect(component).not.toHaveProperty("done_percent");
});

it("S3.10 a quiz under way says how many of its questions are answered", async () => {
  for (const id of ["l1", "l2"]) await completeLesson(learner, id);
  const { id, questions } = await openAttempt(learner, "quiz-1");
  for (const question of questions.slice(0, 2)) await learner.call("answerQuestion", answerBody(id, question, true));
  const done_percent = Math.floor((100 * 2) / questions.length);
  for (const component of await shown("quiz-1")) expect(component).toMatchObject({ done_percent });
});
