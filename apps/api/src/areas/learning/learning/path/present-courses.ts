import type { CompiledCourse } from "@candlewise/domain/learning/curriculum";
import type { CoursePathway, CourseSummary, PathSummary, Pathway } from "@candlewise/contracts/learning/schemas";
import { sizeOf } from "@candlewise/domain/learning/course-size";
import { currentPlace, statusesOf } from "@candlewise/domain/learning/progress";
import type { PathView } from "../curriculum.ts";
import { percentOf, progressOf } from "./learner.ts";
import type { Learner } from "./learner.ts";
import { skippedByJump, waitFor } from "../quizzes/placement-waits.ts";
import { doneOf } from "./component-marks.ts";
import type { PathwayFacts } from "./pathway-facts.ts";

const componentsOf = (courses: readonly CompiledCourse[]) =>
  courses.flatMap((course) => course.chapters.flatMap((chapter) => chapter.components));

export function presentCourse(learner: Learner, course: CompiledCourse): CourseSummary {
  const { id, kind, title, summary, outcomes } = course;
  return {
    id,
    kind,
    title,
    summary,
    outcomes,
    is_begun: learner.begun.has(id),
    ...sizeOf([course]),
    percent: percentOf(learner, [course]),
  };
}

export function presentCoursePathway(
  learner: Learner,
  course: CompiledCourse,
  { history, marks }: PathwayFacts,
): CoursePathway {
  const statuses = statusesOf(progressOf(learner, [course]));
  const waitOf = (id: string) => {
    if (statuses.get(id) !== "jump_here" || history.failed.length === 0) return {};
    const wait = waitFor(learner, skippedByJump(learner, course, id), history);
    return wait && { placement_wait: wait };
  };
  const excellent = new Set(marks.excellent);
  const marksOf = (id: string) => {
    const status = statuses.get(id);
    const done = status === "in_progress" ? doneOf(learner.view, marks, id) : 0;
    return {
      ...(done > 0 && { done_percent: done }),
      ...(status === "completed" && excellent.has(id) && { is_excellent: true as const }),
    };
  };
  return {
    ...presentCourse(learner, course),
    chapters: course.chapters.map((chapter) => ({
      id: chapter.id,
      title: chapter.title,
      summary: chapter.summary,
      components: chapter.components.map(({ id, type, title, summary, minutes }) => ({
        id,
        type,
        title,
        summary,
        minutes,
        status: statuses.get(id) ?? "locked",
        ...marksOf(id),
        ...waitOf(id),
      })),
    })),
  };
}

function pathBase(learner: Learner, { id, arrow, title, summary, courses }: PathView) {
  const isActive = learner.activePath?.id === id;
  return {
    id,
    arrow,
    title,
    summary,
    is_active: isActive,
    is_joined: isActive || learner.row.joined.includes(id),
    ...sizeOf(courses),
    own_lessons: sizeOf(courses.filter((course) => !learner.view.commonCourses.has(course.id))).lessons,
    percent: percentOf(learner, courses),
  };
}

export function presentPathSummary(learner: Learner, path: PathView): PathSummary {
  return { ...pathBase(learner, path), course_ids: path.courses.map(({ id }) => id) };
}

export function presentPath(learner: Learner, path: PathView) {
  return { ...pathBase(learner, path), courses: path.courses.map((course) => presentCourse(learner, course)) };
}

export function presentPathway(learner: Learner, path: PathView, facts: PathwayFacts): Pathway {
  return {
    ...pathBase(learner, path),
    courses: path.courses.map((course) => presentCoursePathway(learner, course, facts)),
    current: currentPlace(progressOf(learner, path.courses)),
  };
}

export function presentPathProgress(learner: Learner, path: PathView) {
  // Tasks are not part of the path, as in its percentage.
  const components = componentsOf(path.courses).filter(({ type }) => type !== "brokerage_task");
  return {
    id: path.id,
    percent: percentOf(learner, path.courses),
    completed_components: components.filter(({ id }) => learner.completed.has(id)).length,
    total_components: components.length,
    courses: path.courses.map((course) => ({ id: course.id, percent: percentOf(learner, [course]) })),
  };
}
