import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ComponentType } from "./curriculum.ts";
import { begunCourses, complete, currentPlace, nextPlace, percent, skippedBefore, statusesOf } from "./progress.ts";
import type { OutlineCourse, Progress } from "./progress.ts";

const typeOf = (id: string): ComponentType => (id.startsWith("t") ? "brokerage_task" : "lesson");
const component = (id: string) => ({ id, type: typeOf(id) });
const course = (id: string, ...chapters: string[]): OutlineCourse => ({
  id,
  chapters: chapters.map((ids, index) => ({ id: `${id}${index}`, components: ids.split(" ").map(component) })),
});

const courses = [course("a", "l1 t1 l2 t2", "l3"), course("b", "l4 t3")];
const learner = (...completed: string[]): Progress => ({
  courses,
  completed: new Set(completed),
  begun: new Set(["a"]),
});
const statusesIn = (progress: Progress) => Object.fromEntries(statusesOf(progress));

describe("tasks stand beside the path", () => {
  it("S3.10 S4.08 a task opens with the components before it and does not block those after it", () => {
    expect(statusesIn(learner())).toMatchObject({ l1: "in_progress", t1: "locked", l2: "locked", t2: "locked" });
    const { changes, progress } = complete(learner(), "l1");
    expect(changes).toEqual([
      { id: "l1", status: "completed" },
      { id: "t1", status: "in_progress" },
      { id: "l2", status: "in_progress" },
    ]);
    expect(currentPlace(progress)?.component_id).toBe("l2");
    expect(nextPlace(progress, "l1")?.component_id).toBe("l2");
    expect(statusesIn(learner("l1", "l2"))).toMatchObject({ t1: "in_progress", t2: "in_progress", l3: "in_progress" });
  });

  it("S4.08 completing a task completes the task and nothing else", () => {
    const { changes, progress } = complete(learner("l1"), "t1");
    expect(changes).toEqual([{ id: "t1", status: "completed" }]);
    expect(nextPlace(progress, "t1")?.component_id).toBe("l2");
    expect(complete(learner(), "t1").changes).toEqual([]);
  });

  it("a path is complete without its tasks, and continues after a last task", () => {
    expect(percent(learner("l1", "l2", "l3", "l4"))).toBe(100);
    expect(percent(learner("l1", "t1"))).toBe(25);
    const paths = [{ id: "p", courses: [courses[1] ?? course("b", "l4"), course("c", "l5")] }];
    const begun = begunCourses(paths, { completed: new Set(["l4"]), begun: [], activePathId: null });
    expect(begun.has("c")).toBe(true);
  });

  it("a placement test leaps over no task: it was not done", () => {
    expect(skippedBefore(learner(), "l4")).toEqual(["l1", "l2", "l3"]);
  });

  it("the statuses of everything else are the same with and without them", () => {
    const lists = fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(lists, fc.array(fc.nat()), (shape, done) => {
        const chapters = shape.map((tasks, chapter) =>
          tasks.flatMap((hasTask, at) => [`l${chapter}.${at}`, ...(hasTask ? [`t${chapter}.${at}`] : [])]).join(" "),
        );
        const plain = chapters.map((ids) =>
          ids
            .split(" ")
            .filter((id) => id.startsWith("l"))
            .join(" "),
        );
        const all = chapters.join(" ").split(" ");
        const completed = new Set(done.map((index) => all[index % all.length] ?? ""));
        const begun = new Set(["a"]);
        const withTasks = { courses: [course("a", ...chapters)], completed, begun };
        const without = { courses: [course("a", ...plain)], completed, begun };
        const whole = statusesOf(withTasks);
        for (const [id, status] of statusesOf(without)) expect(whole.get(id)).toBe(status);
        expect(currentPlace(withTasks)).toEqual(currentPlace(without));
        expect(percent(withTasks)).toBe(percent(without));
      }),
    );
  });
});
