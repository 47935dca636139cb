import type { CompiledCurriculum } from "@candlewise/domain/learning/curriculum";
import type { CompiledItem } from "@candlewise/domain/learning/items";

/** The items of the lessons, quizzes and tests of a course, each once: what a test draws from quizzes is theirs. */
export function itemsOfCourse(english: CompiledCurriculum, courseId: string): CompiledItem[] {
  const components = english.courses[courseId]?.chapters.flatMap((chapter) => chapter.components) ?? [];
  return components.flatMap(({ id }) => {
    const quiz = english.quizzes[id];
    const own = quiz?.items.filter((item) => quiz.kind === "chapter" || quiz.own?.items.includes(item.id)) ?? [];
    return [...own, ...Object.values(english.lessons[id]?.items ?? {})];
  });
}
