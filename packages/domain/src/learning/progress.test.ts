import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  begunCourses,
  complete,
  currentPlace,
  endsCourse,
  isCourseComplete,
  nextPlace,
  percent,
  progressFrom,
  skippedBefore,
  statusesOf,
} from "./progress.ts";
import type { OutlineCourse, Progress } from "./progress.ts";

/** `course("a", 2, 1)` has chapters `a1` (a1.1, a1.2) and `a2` (a2.1). */
function course(id: string, ...sizes: number[]): OutlineCourse {
  return {
    id,
    chapters: sizes.map((size, chapter) => ({
      id: `${id}${chapter + 1}`,
      components: Array.from({ length: size }, (_, index) => ({ id: `${id}${chapter + 1}.${index + 1}` })),
    })),
  };
}

const outline = [course("a", 2, 2), course("b", 1, 2)];
const learner = (completed: string[], begun: string[] = ["a"]): Progress => ({
  courses: outline,
  completed: new Set(completed),
  begun: new Set(begun),
});
const words = (progress: Progress) => [...statusesOf(progress).values()];

describe("statusesOf", () => {
  it("S3.10 opens the first component, marks chapter starts jump_here and locks the rest", () => {
    expect(Object.fromEntries(statusesOf(learner([])))).toEqual({
      "a1.1": "in_progress",
      "a1.2": "locked",
      "a2.1": "jump_here",
      "a2.2": "locked",
      "b1.1": "jump_here",
      "b2.1": "jump_here",
      "b2.2": "locked",
    });
  });

  it("S3.10 opens nothing of a course that is not begun", () => {
    expect(words({ ...learner([], []), courses: [course("a", 2)] })).toEqual(["jump_here", "locked"]);
  });

  it("S3.10 keeps completed what was completed when a lesson is put in before it", () => {
    const grown = { ...learner(["a1.1", "a1.3"]), courses: [course("a", 3, 1)] };
    expect(words(grown)).toEqual(["completed", "in_progress", "completed", "in_progress"]);
  });

  it("S3.10 carries learners from any point of an old order into a new one, with chapters moved and lessons put in", () => {
    const old = ["intro", "task!", "bonds", "funds", "inflation", "fees", "test"];
    const chapters = [
      ["intro", "inflation", "new1"],
      ["bonds", "new2", "funds"],
      ["fees", "task!", "new3", "test"],
    ];
    const component = (id: string) => ({
      id,
      type: id === "task!" ? ("brokerage_task" as const) : ("lesson" as const),
    });
    const reordered: OutlineCourse = {
      id: "a",
      chapters: chapters.map((ids, index) => ({ id: `a${index}`, components: ids.map(component) })),
    };
    for (let done = 0; done <= old.length; done++) {
      const completed = old.slice(0, done);
      let progress: Progress = { courses: [reordered], completed: new Set(completed), begun: new Set(["a"]) };
      const statuses = statusesOf(progress);
      expect(completed.filter((id) => statuses.get(id) !== "completed")).toEqual([]);
      const learned: string[] = [];
      for (let place = currentPlace(progress); place; place = currentPlace(progress)) {
        learned.push(place.component_id);
        progress = complete(progress, place.component_id).progress;
      }
      const missing = chapters.flat().filter((id) => id !== "task!" && !completed.includes(id));
      expect(learned).toEqual(missing);
    }
  });
});

describe("complete", () => {
  it("S4.08 completing unlocks the next component", () => {
    const { changes, progress } = complete(learner([]), "a1.1");
    expect(changes).toEqual([
      { id: "a1.1", status: "completed" },
      { id: "a1.2", status: "in_progress" },
    ]);
    expect(currentPlace(progress)).toEqual({ course_id: "a", chapter_id: "a1", component_id: "a1.2" });
  });

  it("S4.08 moves to the next chapter, whose jump_here becomes in_progress", () => {
    expect(complete(learner(["a1.1"]), "a1.2").changes).toContainEqual({ id: "a2.1", status: "in_progress" });
  });

  it("S4.08 moves to the next course of a path", () => {
    const before = learner(["a1.1", "a1.2", "a2.1"]);
    const { changes, progress } = complete(before, "a2.2");
    expect(changes).toContainEqual({ id: "b1.1", status: "in_progress" });
    expect(nextPlace(progress, "a2.2")?.component_id).toBe("b1.1");
  });

  it("S4.08 changes nothing for a locked, completed or unknown component", () => {
    const before = learner(["a1.1"]);
    for (const id of ["a2.2", "a2.1", "a1.1", "zz"]) {
      expect(complete(before, id)).toEqual({ progress: before, changes: [] });
    }
  });

  it("S4.08 ends with nothing to open", () => {
    const all = ["a1.1", "a1.2", "a2.1", "a2.2", "b1.1", "b2.1"];
    const { progress } = complete(learner(all), "b2.2");
    expect(currentPlace(progress)).toBeNull();
    expect(nextPlace(progress, "b2.2")).toBeNull();
    expect(percent(progress)).toBe(100);
  });
});

describe("skippedBefore", () => {
  it("S4.08 a jump skips the components before its target", () => {
    const before = learner(["a1.1"]);
    const skipped = skippedBefore(before, "b2.1");
    expect(skipped).toEqual(["a1.2", "a2.1", "a2.2", "b1.1"]);
    const after = { ...before, completed: new Set([...before.completed, ...skipped]) };
    expect(statusesOf(after).get("b2.1")).toBe("in_progress");
  });

  it("leaps over nothing before the start of a begun course", () => {
    expect(skippedBefore(learner([], ["a", "b"]), "b2.1")).toEqual(["b1.1"]);
  });

  it("skips nothing at the start of a standalone course", () => {
    expect(skippedBefore({ ...learner([], []), courses: [course("m", 2)] }, "m1.1")).toEqual([]);
  });
});

describe("percent", () => {
  it("is rounded down, so that 100 means done", () => {
    const courses = [course("a", 3)];
    expect(percent({ courses, completed: new Set(["a1.1", "a1.2"]) })).toBe(66);
    expect(percent({ courses: [], completed: new Set() })).toBe(0);
    expect(isCourseComplete(course("a", 1), new Set(["a1.1"]))).toBe(true);
    expect(isCourseComplete(course("a", 2), new Set(["a1.1"]))).toBe(false);
  });
});

describe("endsCourse", () => {
  const three = course("a", 3);
  const ends = (completed: string[], skipped: string[], id: string) =>
    endsCourse(three, { completed: new Set(completed), skipped: new Set(skipped) }, id);

  it("is the last open component, though a placement test skipped others", () => {
    expect(ends(["a1.1"], [], "a1.2")).toBe(false);
    expect(ends(["a1.1", "a1.2"], [], "a1.3")).toBe(true);
    expect(ends(["a1.1", "a1.2"], ["a1.1", "a1.2"], "a1.3")).toBe(true);
  });

  it("of a skipped course is the last component that had not been learned", () => {
    const all = ["a1.1", "a1.2", "a1.3"];
    expect(ends(all, all, "a1.1")).toBe(false);
    expect(ends(all, ["a1.2", "a1.3"], "a1.3")).toBe(false);
    expect(ends(all, ["a1.2"], "a1.2")).toBe(true);
  });
});

describe("begunCourses", () => {
  const paths = [{ id: "p", courses: outline }];

  it("begins the first course of the active path only", () => {
    const begin = (activePathId: string | null) =>
      begunCourses(paths, { completed: new Set(), begun: [], activePathId });
    expect([...begin("p")]).toEqual(["a"]);
    expect([...begin(null)]).toEqual([]);
  });

  it("begins the course after a completed one", () => {
    const completed = new Set(["a1.1", "a1.2", "a2.1", "a2.2"]);
    expect(begunCourses(paths, { completed, begun: [], activePathId: null }).has("b")).toBe(true);
  });
});

const outlines = fc
  .array(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((courses) => courses.map((sizes, index) => course("abcd"[index] ?? "z", ...sizes)));

describe("laws of progress", () => {
  it("S4.08 following the current place completes everything once, in order", () => {
    fc.assert(
      fc.property(outlines, (courses) => {
        let progress: Progress = { courses, completed: new Set(), begun: new Set(["a"]) };
        const order: string[] = [];
        for (let place = currentPlace(progress); place; place = currentPlace(progress)) {
          order.push(place.component_id);
          progress = complete(progress, place.component_id).progress;
        }
        expect(order).toEqual([...statusesOf(progress).keys()]);
        expect(percent(progress)).toBe(100);
      }),
    );
  });

  it("S4.08 the changes turn the old statuses into the new ones, in the browser and on the server", () => {
    fc.assert(
      fc.property(outlines, fc.array(fc.nat()), (courses, moves) => {
        let progress: Progress = { courses, completed: new Set(), begun: new Set(["a"]) };
        for (const move of moves) {
          const before = statusesOf(progress);
          const step = complete(progress, [...before.keys()][move % before.size] ?? "");
          for (const change of step.changes) before.set(change.id, change.status);
          progress = step.progress;
          expect(before).toEqual(statusesOf(progress));
        }
      }),
    );
  });

  it("S4.08 with what a jump leaps over completed, its target is open", () => {
    fc.assert(
      fc.property(outlines, fc.array(fc.nat()), fc.nat(), (courses, done, target) => {
        const ids = [...statusesOf({ courses, completed: new Set(), begun: new Set() }).keys()];
        const completed = new Set(done.map((index) => ids[index % ids.length] ?? ""));
        const before: Progress = { courses, completed, begun: new Set(["a"]) };
        const id = ids[target % ids.length] ?? "";
        const after = { ...before, completed: new Set([...completed, ...skippedBefore(before, id)]) };
        expect(statusesOf(after).get(id)).toMatch(/completed|in_progress/);
      }),
    );
  });

  it("survives the way over the wire", () => {
    fc.assert(
      fc.property(outlines, fc.nat({ max: 10 }), (courses, steps) => {
        let progress: Progress = { courses, completed: new Set(), begun: new Set(["a"]) };
        for (let step = 0; step < steps; step++) {
          progress = complete(progress, currentPlace(progress)?.component_id ?? "").progress;
        }
        const statuses = statusesOf(progress);
        const wire = courses.map((each) => ({
          ...each,
          is_begun: progress.begun.has(each.id),
          chapters: each.chapters.map((chapter) => ({
            ...chapter,
            components: chapter.components.map(({ id }) => ({ id, status: statuses.get(id) ?? ("locked" as const) })),
          })),
        }));
        expect(statusesOf(progressFrom(wire))).toEqual(statuses);
      }),
    );
  });

  it("gives a course the same statuses alone and in its path", () => {
    fc.assert(
      fc.property(outlines, fc.nat({ max: 30 }), (courses, steps) => {
        const completed = new Set<string>();
        const paths = [{ id: "p", courses }];
        const view = (): Progress => ({
          courses,
          completed,
          begun: begunCourses(paths, { completed, begun: [], activePathId: "p" }),
        });
        for (let step = 0; step < steps; step++) completed.add(currentPlace(view())?.component_id ?? "");
        const whole = statusesOf(view());
        for (const each of courses) {
          for (const [id, status] of statusesOf({ ...view(), courses: [each] })) expect(whole.get(id)).toBe(status);
        }
      }),
    );
  });
});
