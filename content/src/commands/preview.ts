import type { CompiledLesson, CompiledQuiz, CompiledTask, Figure } from "@candlewise/domain/learning/curriculum";
import { compileContent } from "../compile.ts";
import { previewItem } from "../preview/item-lines.ts";
import { terminalLines } from "../preview/terminal-text.ts";

/** Prints a lesson page by page, a quiz, or a task with what it asks; answers are marked; returns the exit code. */
export function preview(root: string, id: string | undefined, language: string): number {
  const curriculum = compileContent(root).bundle.languages[language];
  const lesson = id === undefined ? undefined : curriculum?.lessons[id];
  const quiz = id === undefined ? undefined : curriculum?.quizzes[id];
  const task = id === undefined ? undefined : curriculum?.tasks[id];
  if (lesson) console.log(previewLesson(lesson).join("\n"));
  else if (task) console.log(previewTask(task).join("\n"));
  else if (quiz) console.log(previewQuiz(quiz).join("\n"));
  else {
    const known = Object.keys({ ...curriculum?.lessons, ...curriculum?.quizzes, ...curriculum?.tasks });
    console.log(
      `preview <id> [language]: there is no ${id ?? "id given"} in ${language}; there are ${known.join(", ")}`,
    );
    return 1;
  }
  return 0;
}

export function previewLesson(lesson: CompiledLesson): string[] {
  const pages = lesson.pages.flatMap((page, index) => {
    const item = page.item === null ? undefined : lesson.items[page.item];
    return [
      "",
      `── ${index + 1}/${lesson.pages.length} ${page.kind} ── ${page.title}`,
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
    `${lesson.title}  (${lesson.id}, version ${lesson.version}, ${lesson.minutes} min)${lesson.is_fallback ? "  [English]" : ""}`,
    lesson.summary,
    ...pages,
    ...(terms.length > 0 ? ["", "Terms", ...terms] : []),
    ...(sources.length > 0 ? ["", "Sources", ...sources] : []),
  ];
}

function previewTask(task: CompiledTask): string[] {
  const steps = task.steps.flatMap(({ text, requirement }) => [
    ...terminalLines(text).map((line) => `[ ] ${line}`),
    `    ${JSON.stringify(requirement)}`,
  ]);
  const head = `${task.title}  (${task.id}, version ${task.version}, ${task.minutes} min, in the ${task.place})`;
  return [head, task.summary, "", ...terminalLines(task.why), "", ...steps];
}

export function previewQuiz(quiz: CompiledQuiz): string[] {
  const head = `${quiz.title}  (${quiz.id}: asks ${quiz.ask} of ${quiz.items.length}, pass at ${quiz.pass_percent} %)`;
  return [head, ...quiz.items.flatMap((item) => ["", ...previewItem(item)])];
}

function previewFigure(figure: Figure): string[] {
  const head = `[${figure.type}] ${figure.title}: ${figure.description}`;
  if (figure.type === "candles") return [head, `  ${figure.bars.length} bars`];
  if (figure.type === "bars")
    return [head, ...figure.bars.map(({ label, value }) => `  ${label}: ${value.toFixed(2)}`)];
  const series = figure.series.map(({ label, points }) => {
    const ends = [points.at(0), points.at(-1)].map((point) => (point ? `(${point[0]}, ${point[1].toFixed(2)})` : ""));
    return `  ${label}: ${ends.join(" … ")}`;
  });
  return [head, ...series];
}
