import type { CompiledCurriculum } from "@candlewise/domain/learning/curriculum";
import type { CompiledItem } from "@candlewise/domain/learning/items";

/** The items of the lessons and chapter quizzes of a course; a course test repeats those of the quizzes. */
export function itemsOfCourse(english: CompiledCurriculum, courseId: string): CompiledItem[] {
  const components = english.courses[courseId]?.chapters.flatMap((chapter) => chapter.components) ?? [];
  return components.flatMap(({ id }) => {
    const quiz = english.quizzes[id];
    return [...(quiz?.kind === "chapter" ? quiz.items : []), ...Object.values(english.lessons[id]?.items ?? {})];
  });
}
