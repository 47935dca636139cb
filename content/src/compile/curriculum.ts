import type {
  CompiledComponent,
  CompiledCourse,
  CompiledCurriculum,
  CompiledLesson,
  CompiledTask,
} from "@candlewise/domain/learning/curriculum";
import type { Problems } from "../problems.ts";
import { ENGLISH, type Source, type Sources } from "../sources.ts";
import type { CourseStructure } from "../structure/course-structure.ts";
import { PathWordsSchema, courseWords } from "../words/course-words.ts";
import { readAs, type YamlFile } from "../yaml-file.ts";
import type { Library } from "./library.ts";
import { compileGlossary, compileSkills } from "./vocabulary.ts";
import { compileChallenge } from "./challenge.ts";
import { compileLesson } from "./lesson.ts";
import { compileQuiz, type QuizWithSummary } from "./quiz.ts";
import { compileTask } from "./task.ts";

/** Seconds a learner needs for a quiz question, from which the length of a quiz follows. */
const SECONDS_A_QUESTION = 40;

export interface CurriculumInput {
  sources: Sources;
  problems: Problems;
  language: string;
  /** The English curriculum, which stands in for words that are missing or stale; null while compiling it. */
  english: CompiledCurriculum | null;
  /** Whether the meaning of the English words changed after this words file was written. */
  isStale(wordsPath: string): boolean;
}

/** Compiles the whole curriculum in one language; what cannot be compiled is reported and left out. */
export function compileCurriculum(input: CurriculumInput): CompiledCurriculum {
  const { sources, problems, language, english } = input;
  const skills = compileSkills(sources, language, problems);
  const glossary = compileGlossary(sources, language, problems);
  const library: Library = { language, problems, fixtures: sources.fixtures, skills, glossary };
  const components = flattenComponents(sources);
  const wordsOf = (id: string, source: Source<unknown>): YamlFile | null => {
    const course = components.get(id)?.course;
    const isTranslated = course === undefined || sources.words(course.wordsPath(language)) !== null;
    return isTranslated ? currentWords(source, input) : null;
  };
  const isCrypto = (id: string): boolean => components.get(id)?.isCrypto ?? false;

  const lessons = compileAll(sources.lessons, (id, source) => {
    const words = wordsOf(id, source);
    const fallback = english?.lessons[id];
    const lesson = words && compileLesson(source, words, library, isCrypto(id));
    return lesson ?? (fallback && { ...fallback, is_fallback: true });
  });
  const quizzes = compileAll(sources.quizzes, (id, source) => {
    const words = wordsOf(id, source);
    const fallback = english?.quizzes[id];
    const quiz = words && compileQuiz(source, words, library, isCrypto(id));
    return quiz ?? (fallback && { quiz: { ...fallback, is_fallback: true }, summary: englishSummary(english, id) });
  });
  const tasks = compileAll(sources.tasks, (id, source) => {
    const words = wordsOf(id, source);
    const fallback = english?.tasks[id];
    const task = words && compileTask(source, words, library, isCrypto(id));
    return task ?? (fallback && { ...fallback, is_fallback: true });
  });
  const challenges = compileAll(sources.challenges, (id, source) => {
    const words = currentWords(source, input);
    const fallback = english?.challenges[id];
    return (words && compileChallenge(source, words, library)) ?? (fallback && { ...fallback, is_fallback: true });
  });
  drawItems(sources, quizzes);
  const courses = compileAll(
    sources.courses,
    (id, source) =>
      compileCourse(source, currentWords(source, input), { lessons, quizzes, tasks, problems }) ?? english?.courses[id],
  );
  return {
    language,
    paths: compilePaths(input),
    courses,
    lessons,
    quizzes: Object.fromEntries(Object.entries(quizzes).map(([id, { quiz }]) => [id, quiz])),
    tasks,
    challenges,
    glossary,
    skills,
  };
}

/** Compiles each source; what gives nothing is left out. */
function compileAll<S, C>(
  sources: ReadonlyMap<string, Source<S>>,
  compile: (id: string, source: Source<S>) => C | undefined,
): Record<string, C> {
  const compiled: Record<string, C> = {};
  for (const [id, source] of sources) {
    const result = compile(id, source);
    if (result !== undefined) compiled[id] = result;
  }
  return compiled;
}

/** The words of the language, or null after reporting missing English ones. */
function currentWords(source: Source<unknown>, input: CurriculumInput): YamlFile | null {
  const { sources, problems, language } = input;
  const path = source.wordsPath(language);
  const words = sources.words(path);
  if (!words && language === ENGLISH) problems.error(source.file.path, 1, `has no words; write ${path}`);
  return words && !input.isStale(path) ? words : null;
}

function flattenComponents(sources: Sources) {
  const components = new Map<string, { isCrypto: boolean; course: Source<CourseStructure> }>();
  for (const course of sources.courses.values()) {
    for (const component of course.structure.chapters.flatMap((chapter) => chapter.components)) {
      components.set(component.id, { isCrypto: component.crypto || course.structure.crypto, course });
    }
  }
  return components;
}

function englishSummary(english: CompiledCurriculum | null, id: string): string {
  const courses = Object.values(english?.courses ?? {});
  const components = courses.flatMap((course) => course.chapters.flatMap((chapter) => chapter.components));
  return components.find((component) => component.id === id)?.summary ?? "";
}

/** Fills course tests with every item of the quizzes they draw from, after their own. */
function drawItems(sources: Sources, quizzes: Record<string, QuizWithSummary>): void {
  for (const [id, { structure }] of sources.quizzes) {
    const test = quizzes[id];
    if (!test || !structure.draw_from) continue;
    const drawn = structure.draw_from.flatMap((quizId) => quizzes[quizId]?.quiz ?? []);
    const is_fallback = test.quiz.is_fallback || drawn.some((quiz) => quiz.is_fallback);
    const own = test.quiz.items.filter((item) => test.quiz.own?.items.includes(item.id));
    const items = [...own, ...drawn.flatMap((quiz) => quiz.items)];
    quizzes[id] = { ...test, quiz: { ...test.quiz, is_fallback, items } };
  }
}

function compilePaths(input: CurriculumInput): CompiledCurriculum["paths"] {
  return [...input.sources.paths.values()].flatMap((source) => {
    const { id, arrow, crypto, courses } = source.structure;
    const file = currentWords(source, input);
    const words = file && readAs(file, PathWordsSchema, input.problems);
    const fallback = input.english?.paths.find((path) => path.id === id);
    if (!words) return fallback ? [fallback] : [];
    return [{ id, arrow, title: words.title, summary: words.summary, is_crypto: crypto, courses }];
  });
}

interface Components {
  lessons: Readonly<Record<string, CompiledLesson>>;
  quizzes: Readonly<Record<string, QuizWithSummary>>;
  tasks: Readonly<Record<string, CompiledTask>>;
  problems: Problems;
}

function compileCourse(
  { structure }: Source<CourseStructure>,
  file: YamlFile | null,
  components: Components,
): CompiledCourse | null {
  const words = file && readAs(file, courseWords(structure), components.problems);
  if (!words) return null;
  const { id, kind, crypto } = structure;
  const chapters = structure.chapters.map((chapter) => ({
    id: chapter.id,
    title: words.chapters[chapter.id]?.title ?? "",
    summary: words.chapters[chapter.id]?.summary ?? "",
    components: chapter.components.flatMap((component) => {
      const compiled = compileComponent(component.id, component.crypto || crypto, components);
      return compiled ? [compiled] : [];
    }),
  }));
  return {
    id,
    kind,
    title: words.title,
    summary: words.summary,
    outcomes: words.outcomes,
    is_crypto: crypto,
    chapters,
  };
}

function compileComponent(id: string, isCrypto: boolean, components: Components): CompiledComponent | null {
  const lesson = components.lessons[id];
  if (lesson) {
    const { title, summary, minutes, is_crypto } = lesson;
    return { id, type: "lesson", title, summary, minutes, is_crypto };
  }
  const task = components.tasks[id];
  if (task) {
    const { title, summary, minutes, is_crypto } = task;
    return { id, type: "brokerage_task", title, summary, minutes, is_crypto };
  }
  const compiled = components.quizzes[id];
  if (!compiled) return null;
  const { quiz, summary } = compiled;
  const minutes = Math.ceil((quiz.ask * SECONDS_A_QUESTION) / 60);
  return { id, type: "quiz", title: quiz.title, summary, minutes, is_crypto: isCrypto };
}
