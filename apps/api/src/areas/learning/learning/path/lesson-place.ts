import type { CompiledLesson, ComponentStatus } from "@candlewise/domain/learning/curriculum";
import { AppError } from "#api/platform/errors.ts";
import type { ComponentPlace } from "../curriculum.ts";
import { openPlaceOf, placeOf } from "./learner.ts";
import type { Learner } from "./learner.ts";

export interface LessonAddress {
  course_id: string;
  chapter_id: string;
  lesson_id: string;
}

export type OpenLesson = ComponentPlace & { status: ComponentStatus; lesson: CompiledLesson };

/** A lesson that may be read now. @throws AppError `not_found`, `component_locked` */
export function openLessonOf(learner: Learner, lessonId: string): OpenLesson {
  const lesson = learner.view.lesson(lessonId);
  if (!lesson) throw new AppError("not_found");
  return { ...openPlaceOf(learner, lessonId), lesson };
}

/** The same, checked to belong to that course and chapter. @throws AppError `not_found`, `lesson_mismatch`, `component_locked` */
export function openLessonAt(learner: Learner, address: LessonAddress): OpenLesson {
  const { course, chapter } = placeOf(learner, address.lesson_id);
  if (course.id !== address.course_id || chapter.id !== address.chapter_id) throw new AppError("lesson_mismatch");
  return openLessonOf(learner, address.lesson_id);
}
