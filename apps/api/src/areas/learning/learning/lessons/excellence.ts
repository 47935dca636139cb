import type { CompiledLesson } from "@candlewise/domain/learning/curriculum";

/** Excellent: every graded item was answered and no first answer was wrong. */
export function isExcellentLesson(lesson: CompiledLesson, rightFirst: readonly string[]): boolean {
  const graded = Object.values(lesson.items).filter((item) => item.is_graded);
  return graded.length > 0 && graded.every(({ id }) => rightFirst.includes(id));
}
