import type { CourseTeaser, LessonTeaser } from "@candlewise/contracts/learning/schemas";
import { sizeOf } from "@candlewise/domain/learning/course-size";
import { freeLessons } from "@candlewise/domain/learning/free-lessons";
import { AppError } from "#api/platform/errors.ts";
import type { CallContext } from "#api/platform/http/endpoint.ts";
import type { CurriculumView } from "../curriculum.ts";
import type { LearningDependencies } from "../dependencies.ts";
import { presentPlace } from "./completion.ts";

type Dependencies = Pick<LearningDependencies, "curriculum">;

const viewOf = ({ curriculum }: Dependencies, { language, hidden }: CallContext): CurriculumView =>
  curriculum.view(language, hidden);

/** What a stranger sees of a lesson; `first` is the first lesson of the first path. @throws AppError `not_found` */
export function showLessonTeaser(deps: Dependencies, context: CallContext, id: string): LessonTeaser {
  const view = viewOf(deps, context);
  const free = freeLessons(view.paths).map(({ component_id }) => component_id);
  const lessonId = id === "first" ? (free[0] ?? "") : id;
  const place = view.places.get(lessonId);
  const lesson = view.lesson(lessonId);
  if (!place || !lesson) throw new AppError("not_found");
  const { title, summary, minutes, is_fallback } = lesson;
  return {
    id: lessonId,
    title,
    summary,
    minutes,
    is_fallback,
    is_free: free.includes(lessonId),
    place: presentPlace(place),
    course: { id: place.course.id, title: place.course.title },
  };
}

/** What a stranger sees of a course. @throws AppError `not_found` */
export function showCourseTeaser(deps: Dependencies, context: CallContext, id: string): CourseTeaser {
  const view = viewOf(deps, context);
  const course = view.courses.get(id);
  if (!course) throw new AppError("not_found");
  return {
    id,
    title: course.title,
    summary: course.summary,
    outcomes: course.outcomes,
    ...sizeOf([course]),
    chapters: course.chapters.map(({ id: chapterId, title, summary }) => ({ id: chapterId, title, summary })),
    free: freeLessons(view.paths).find(({ course_id }) => course_id === id) ?? null,
  };
}
