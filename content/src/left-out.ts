import type { CompiledCurriculum } from "@candlewise/domain/learning/curriculum";
import type { Problem } from "./problems.ts";

/** The lesson, quiz, task or challenge whose folder has the problem. */
export function componentOf(problem: Problem): string | undefined {
  return /^(?:courses\/[^/]+\/(?:lessons|quizzes|tasks)|challenges)\/([^/]+)\//.exec(problem.file)?.[1];
}

/** The curriculum without lessons, quizzes, tasks and challenges that have errors, and without tests that have too few items left. */
export function leaveOut(curriculum: CompiledCurriculum, broken: ReadonlySet<string>): CompiledCurriculum {
  const isWhole = (id: string): boolean => !broken.has(id);
  const lessons = Object.entries(curriculum.lessons).filter(([id]) => isWhole(id));
  const quizzes = Object.entries(curriculum.quizzes)
    .filter(([id]) => isWhole(id))
    .map(([id, quiz]) => {
      const items = quiz.items.filter((item) => isWhole(item.id.slice(0, item.id.indexOf("."))));
      return [id, { ...quiz, items }] as const;
    })
    .filter(([, quiz]) => quiz.items.length >= quiz.ask);
  const tasks = Object.entries(curriculum.tasks).filter(([id]) => isWhole(id));
  const challenges = Object.entries(curriculum.challenges).filter(([id]) => isWhole(id));
  const present = new Set([...lessons, ...quizzes, ...tasks].map(([id]) => id));
  const courses = Object.entries(curriculum.courses).map(([id, course]) => {
    const chapters = course.chapters
      .map((chapter) => ({
        ...chapter,
        components: chapter.components.filter((component) => present.has(component.id)),
      }))
      .filter((chapter) => chapter.components.length > 0);
    return [id, { ...course, chapters }] as const;
  });
  return {
    ...curriculum,
    lessons: Object.fromEntries(lessons),
    quizzes: Object.fromEntries(quizzes),
    tasks: Object.fromEntries(tasks),
    challenges: Object.fromEntries(challenges),
    courses: Object.fromEntries(courses),
  };
}
