import { SECRET } from "@candlewise/domain/learning/item-samples";
import { expect, it } from "vitest";
import { sampleContent } from "#api/testing/sample-content.ts";
import { answerLesson, completeLesson, follow, readLesson } from "../testing/learning-steps.ts";
import { learningWorld } from "../testing/learning-world.ts";

/** The samples with a title for what the wrong choices of the skill `spread` show. */
function titledContent() {
  const content = structuredClone(sampleContent);
  const { spread } = content.languages["en"]?.skills ?? {};
  if (!spread) throw new Error("the samples lack the skill");
  const ids = ["choice1", "choice2", "choice3", "choice4"].map((id) => `${SECRET}-misconception-${id}`);
  spread.misconceptions = Object.fromEntries(ids.map((id) => [id, "No commission means no cost"]));
  return content;
}

const { app, learner } = learningWorld(titledContent());

it("S7.67 a lesson names the misconception that its learner showed on one of its skills", async () => {
  expect(await readLesson(learner, "l1")).not.toHaveProperty("watch_for");
  await answerLesson(learner, "l1", ["q1", "c1"]);
  await completeLesson(learner, "l1");
  expect(await readLesson(learner, "l2")).toMatchObject({ watch_for: "No commission means no cost" });
  const other = app.learner();
  await follow(other);
  expect(await readLesson(other, "l1")).not.toHaveProperty("watch_for");
});

it("S7.67 a lesson names it no more after a right answer to another question on it", async () => {
  await answerLesson(learner, "l1", ["q1", "c1"]);
  await completeLesson(learner, "l1");
  app.clock.set("2026-11-21T12:05:00Z");
  await answerLesson(learner, "l2");
  expect(await readLesson(learner, "l2")).not.toHaveProperty("watch_for");
});

it("S7.67 a lesson names it for three weeks", async () => {
  await answerLesson(learner, "l1", ["q1", "c1"]);
  await completeLesson(learner, "l1");
  app.clock.set("2026-12-12T11:00:00Z");
  expect(await readLesson(learner, "l2")).toHaveProperty("watch_for");
  app.clock.set("2026-12-12T13:00:00Z");
  expect(await readLesson(learner, "l2")).not.toHaveProperty("watch_for");
});
