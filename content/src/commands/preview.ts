import type {
  CompiledChallenge,
  CompiledCurriculum,
  CompiledLesson,
  CompiledQuiz,
  CompiledTask,
} from "@candlewise/domain/learning/curriculum";
import { wordCounts } from "../checks/lesson-shape.ts";
import { compileContent } from "../compile.ts";
import { previewFigure } from "../preview/figure-lines.ts";
import { previewItem } from "../preview/item-lines.ts";
import { terminalLines } from "../preview/terminal-text.ts";

/** Prints what a page of the development server shows: the compiled lesson, quiz, task, challenge or course of the id, with what is wrong with it. */
export function previewData(root: string, id: string, language: string): number {
  const { bundle, problems } = compileContent(root);
  const { lessons, quizzes, tasks, challenges, courses } = { ...bundle.languages[language] };
  const course = courses?.[id];
  const ids = course ? course.chapters.flatMap(({ components }) => components.map((component) => component.id)) : [id];
  const parts = ids.map((each) => ({
    id: each,
    lesson: lessons?.[each] ?? null,
    quiz: quizzes?.[each] ?? null,
    task: tasks?.[each] ?? null,
    challenge: challenges?.[each] ?? null,
  }));
  const own = problems.filter(({ file }) => file.split("/").some((part) => part === id || ids.includes(part)));
  const known = Object.keys({ ...courses, ...lessons, ...quizzes, ...tasks, ...challenges });
  console.log(JSON.stringify({ id, title: course?.title ?? null, parts, problems: own, known }));
  return 0;
}

/** Prints a lesson page by page, a quiz, a task with what it asks, or a challenge day by day; answers are marked; returns the exit code. */
export function preview(root: string, id: string | undefined, language: string): number {
  const curriculum = compileContent(root).bundle.languages[language];
  const lines = curriculum && id !== undefined ? linesOf(curriculum, id) : null;
  if (lines) {
    console.log(lines.join("\n"));
    return 0;
  }
  const { lessons, quizzes, tasks, challenges } = { ...curriculum };
  const known = Object.keys({ ...lessons, ...quizzes, ...tasks, ...challenges });
  console.log(`preview <id> [language]: there is no ${id ?? "id given"} in ${language}; there are ${known.join(", ")}`);
  return 1;
}

function linesOf({ lessons, quizzes, tasks, challenges }: CompiledCurriculum, id: string): string[] | null {
  const [lesson, task, challenge, quiz] = [lessons[id], tasks[id], challenges[id], quizzes[id]];
  if (lesson) return previewLesson(lesson);
  if (task) return previewTask(task);
  if (challenge) return previewChallenge(challenge);
  return quiz ? previewQuiz(quiz) : null;
}

export function previewLesson(lesson: CompiledLesson): string[] {
  const { bodies, total } = wordCounts(lesson);
  const pages = lesson.pages.flatMap((page, index) => {
    const item = page.item === null ? undefined : lesson.items[page.item];
    return [
      "",
      `── ${index + 1}/${lesson.pages.length} ${page.kind} ── ${page.title}  (${bodies[index] ?? 0} words)`,
      ...terminalLines(page.body),
      ...(page.figure ? previewFigure(page.figure) : []),
      ...(item ? previewItem(item) : []),
    ];
  });
  const sources = lesson.sources.map(
    ({ publisher, title, as_of, url }) => `  ${publisher}: ${title} (${as_of}) ${url}`,
  );
  const terms = Object.entries(lesson.glossary).map(([term, { title }]) => `  ${term}: ${title}`);
  return [
    `${lesson.title}  (${lesson.id}, version ${lesson.version}, ${lesson.minutes} min, ${total} words)${lesson.is_fallback ? "  [English]" : ""}`,
    lesson.summary,
    ...pages,
    ...(terms.length > 0 ? ["", "Terms", ...terms] : []),
    ...(sources.length > 0 ? ["", "Sources", ...sources] : []),
  ];
}

const previewSteps = ({ steps }: Pick<CompiledTask, "steps">): string[] =>
  steps.flatMap(({ text, requirement }) => [
    ...terminalLines(text).map((line) => `[ ] ${line}`),
    `    ${JSON.stringify(requirement)}`,
  ]);

function previewTask(task: CompiledTask): string[] {
  const head = `${task.title}  (${task.id}, version ${task.version}, ${task.minutes} min, in the ${task.place})`;
  return [head, task.summary, "", ...terminalLines(task.why), "", ...previewSteps(task)];
}

function previewChallenge({ id, title, promise, level, coins, days }: CompiledChallenge): string[] {
  const parts = days.flatMap((day, index) => [
    "",
    `── day ${index + 1}/${days.length} ── ${day.title}  (${day.id}, ${day.minutes} min, ${day.xp} XP)`,
    day.summary,
    ...(day.type === "practice"
      ? [...terminalLines(day.why), ...previewSteps(day)]
      : day.items.flatMap((item) => ["", ...previewItem(item)])),
  ]);
  return [`${title}  (${id}, ${level}, ${coins} coins)`, promise, ...parts];
}

export function previewQuiz(quiz: CompiledQuiz): string[] {
  const own = quiz.own ? `, ${quiz.own.ask} of them of its own ${quiz.own.items.length}` : "";
  const head = `${quiz.title}  (${quiz.id}: asks ${quiz.ask} of ${quiz.items.length}${own}, pass at ${quiz.pass_percent} %)`;
  return [head, ...quiz.items.flatMap((item) => ["", ...previewItem(item)])];
}
