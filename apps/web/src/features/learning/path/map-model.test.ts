import { expect, it } from "vitest";
import { hrefOf, mapCourses } from "./map-model.ts";
import { samplePathway } from "./pathway-samples.ts";

const nodesOf = (shape: Parameters<typeof samplePathway>[0]) =>
  mapCourses(samplePathway(shape)).flatMap((course) => course.chapters.flatMap(({ nodes }) => nodes));

it("S3.10 each node has one of the four statuses, and only open ones lead somewhere", () => {
  const nodes = nodesOf({ completed: 2 });
  expect(nodes.map(({ status }) => status).slice(0, 8)).toEqual([
    "completed",
    "completed",
    "in_progress",
    "locked",
    "locked",
    "locked",
    "jump_here",
    "locked",
  ]);
  for (const { status, href } of nodes) expect(href !== null).toBe(status === "completed" || status === "in_progress");
});

it("says what unlocks a locked node, across chapters and courses too", () => {
  const nodes = nodesOf({ courses: 2, completed: 2 });
  const unlockedBy = (id: string) => nodes.find((node) => node.id === id)?.unlockedBy;
  expect(unlockedBy("c1-1-4")).toBe("How a price happens");
  expect(unlockedBy("c1-2-1")).toBe("What markets are");
  expect(unlockedBy("c2-1-1")).toBe("What markets are");
  expect(unlockedBy("c1-1-3")).toBeNull();
});

it("marks one current node", () => {
  const nodes = nodesOf({ completed: 7 });
  expect(nodes.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual(["c1-2-2"]);
});

it("opens lessons in their course and quizzes on their own", () => {
  expect(hrefOf({ id: "l", type: "lesson" }, "c", "h")).toBe("/courses/c/chapters/h/lessons/l");
  expect(hrefOf({ id: "q", type: "quiz" }, "c", "h")).toBe("/quizzes/q");
  expect(hrefOf({ id: "t", type: "brokerage_task" }, "c", "h")).toBe("/courses/c/chapters/h/tasks/t");
});

it("S3.10 a task stands beside the path: it unlocks nothing and counts for nothing", () => {
  const pathway = samplePathway({ completed: 3 });
  const [first] = pathway.courses;
  const chapter = first?.chapters[0];
  if (!first || !chapter) throw new Error("the sample has no chapter");
  const asTask = (index: number) =>
    chapter.components.map((each, at) => (at === index ? { ...each, type: "brokerage_task" as const } : each));
  const coursesWith = (index: number) =>
    mapCourses({ ...pathway, courses: [{ ...first, chapters: [{ ...chapter, components: asTask(index) }] }] });
  const nodes = coursesWith(3)[0]?.chapters[0]?.nodes ?? [];
  expect(nodes[4]?.unlockedBy).toBe(nodes[2]?.title);
  const [course] = coursesWith(0);
  expect([course?.completed, course?.total]).toEqual([2, chapter.components.length - 1]);
});
