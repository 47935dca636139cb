import type { ComponentStatus, ComponentType } from "./curriculum.ts";

interface OutlineChapter {
  readonly id: string;
  readonly components: readonly OutlineComponent[];
}

interface OutlineComponent {
  readonly id: string;
  readonly type?: ComponentType;
}

/** Tasks are optional: they open with the components before them and do not block those after them. */
const isBeside = ({ type }: OutlineComponent): boolean => type === "brokerage_task";

/** The part of a course that progress depends on. */
export interface OutlineCourse {
  readonly id: string;
  readonly chapters: readonly OutlineChapter[];
}

/** A learner's progress along courses in path order; a single course is a list of one. */
export interface Progress {
  readonly courses: readonly OutlineCourse[];
  /** Component ids. */
  readonly completed: ReadonlySet<string>;
  /** Course ids; the first course of an active path belongs here (`begunCourses`). */
  readonly begun: ReadonlySet<string>;
}

export interface StatusChange {
  id: string;
  status: ComponentStatus;
}

interface Step extends StatusChange {
  courseId: string;
  chapterId: string;
  isBeside: boolean;
}

/**
 * Every component with its status (S3.10), in order. A component is open if it starts a begun course or follows a completed component,
 * across chapters and courses and ignoring tasks in between. The first component of a chapter that is not open has `jump_here`.
 */
function stepsOf({ courses, completed, begun }: Progress): Step[] {
  const steps: Step[] = [];
  let isOpen = false;
  for (const course of courses) {
    isOpen ||= begun.has(course.id);
    for (const chapter of course.chapters) {
      for (const [index, component] of chapter.components.entries()) {
        const { id } = component;
        const isDone = completed.has(id);
        const closed = index === 0 ? "jump_here" : "locked";
        const status = isDone ? "completed" : isOpen ? "in_progress" : closed;
        steps.push({ id, status, courseId: course.id, chapterId: chapter.id, isBeside: isBeside(component) });
        if (!isBeside(component)) isOpen = isDone;
      }
    }
  }
  return steps;
}

/** The status of every component by id. */
export function statusesOf(progress: Progress): Map<string, ComponentStatus> {
  return new Map(stepsOf(progress).map(({ id, status }) => [id, status]));
}

function changesBetween(before: Progress, after: Progress, first: string): StatusChange[] {
  const old = statusesOf(before);
  const changes = [...statusesOf(after)]
    .filter(([id, status]) => old.get(id) !== status)
    .map(([id, status]) => ({ id, status }));
  return changes.sort((a, b) => Number(b.id === first) - Number(a.id === first));
}

/**
 * Completes a component in progress and opens the following ones (S4.08). Completing twice, or completing a locked component, changes
 * nothing.
 */
export function complete(progress: Progress, id: string): { progress: Progress; changes: StatusChange[] } {
  if (statusesOf(progress).get(id) !== "in_progress") return { progress, changes: [] };
  const after = { ...progress, completed: new Set(progress.completed).add(id) };
  return { progress: after, changes: changesBetween(progress, after, id) };
}

/**
 * The components skipped by a jump: all uncompleted ones since the start of the last begun course, in order. Completing them puts the
 * target in progress; if the list is empty, beginning the target's course is enough.
 */
export function skippedBefore(progress: Progress, id: string): string[] {
  let skipped: string[] = [];
  let course = "";
  for (const step of stepsOf(progress)) {
    if (step.courseId !== course && progress.begun.has(step.courseId)) skipped = [];
    course = step.courseId;
    if (step.id === id) return skipped;
    if (step.status !== "completed" && !step.isBeside) skipped.push(step.id);
  }
  return [];
}

export interface Standing {
  course_id: string;
  chapter_id: string;
  component_id: string;
}

const standing = (step: Step | undefined): Standing | null =>
  step ? { course_id: step.courseId, chapter_id: step.chapterId, component_id: step.id } : null;

/** The first component in progress that is not a task: opened by "Continue". Null when nothing is open. */
export function currentPlace(progress: Progress): Standing | null {
  return standing(stepsOf(progress).find(isAhead));
}

const isAhead = (step: Step): boolean => step.status === "in_progress" && !step.isBeside;

/** The component to open after another one: the next one in progress after it, otherwise the first one in progress. */
export function nextPlace(progress: Progress, id: string): Standing | null {
  const steps = stepsOf(progress);
  const at = steps.findIndex((step) => step.id === id);
  const behind = steps.slice(at + 1).find(isAhead);
  return standing(behind) ?? currentPlace(progress);
}

/** Percentage of completed components, rounded down, so that 100 means done. Excludes tasks; 0 without components. */
export function percent({ courses, completed }: Omit<Progress, "begun">): number {
  let total = 0;
  let done = 0;
  for (const course of courses) {
    for (const chapter of course.chapters) {
      const counted = chapter.components.filter((component) => !isBeside(component));
      total += counted.length;
      done += counted.filter(({ id }) => completed.has(id)).length;
    }
  }
  return total === 0 ? 0 : Math.floor((100 * done) / total);
}

/** Whether a course has components and all are completed. */
export function isCourseComplete(course: OutlineCourse, completed: ReadonlySet<string>): boolean {
  return percent({ courses: [course], completed }) === 100;
}

/**
 * Whether learning a component ends its course: it is the last one that was open, or the last of those that a placement test had skipped.
 * `skipped` are completed components.
 */
export function endsCourse(
  course: OutlineCourse,
  before: { completed: ReadonlySet<string>; skipped: ReadonlySet<string> },
  id: string,
): boolean {
  if (!isCourseComplete(course, new Set(before.completed).add(id))) return false;
  const others = course.chapters.flatMap(({ components }) => components).filter((component) => component.id !== id);
  return !isCourseComplete(course, before.completed) || !others.some((other) => before.skipped.has(other.id));
}

/**
 * The begun courses: those begun explicitly, the first of the active path, and in every path the course after one whose last component is
 * completed. A course in several paths thus has the same statuses in each.
 */
export function begunCourses(
  paths: readonly { id: string; courses: readonly OutlineCourse[] }[],
  learner: { completed: ReadonlySet<string>; begun: Iterable<string>; activePathId: string | null },
): Set<string> {
  const begun = new Set(learner.begun);
  for (const path of paths) {
    const first = path.courses[0];
    if (first && path.id === learner.activePathId) begun.add(first.id);
    for (const [index, course] of path.courses.entries()) {
      const last = course.chapters.at(-1)?.components.findLast((component) => !isBeside(component));
      const follower = path.courses[index + 1];
      if (follower && last && learner.completed.has(last.id)) begun.add(follower.id);
    }
  }
  return begun;
}

/** Reconstructs progress from courses with statuses, as sent by the server. */
export function progressFrom(
  courses: readonly {
    id: string;
    is_begun: boolean;
    chapters: readonly { id: string; components: readonly (OutlineComponent & { status: ComponentStatus })[] }[];
  }[],
): Progress {
  const components = courses.flatMap((course) => course.chapters.flatMap((chapter) => chapter.components));
  return {
    courses,
    completed: new Set(components.filter(({ status }) => status === "completed").map(({ id }) => id)),
    begun: new Set(courses.filter((course) => course.is_begun).map(({ id }) => id)),
  };
}
