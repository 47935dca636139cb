import type { Hidden } from "@candlewise/domain/geo/hidden-countries";
import type {
  CompiledChapter,
  CompiledComponent,
  CompiledCourse,
  CompiledCurriculum,
  CompiledLesson,
  CompiledPath,
  CompiledQuiz,
  CompiledTask,
  ContentBundle,
} from "@candlewise/domain/learning/curriculum";
import type { CompiledItem } from "@candlewise/domain/learning/items";

/** A path with its courses instead of their ids. */
export type PathView = Omit<CompiledPath, "courses"> & { courses: CompiledCourse[] };

export interface ComponentPlace {
  course: CompiledCourse;
  chapter: CompiledChapter;
  component: CompiledComponent;
}

/** The curriculum in one language, without hidden topics. */
export interface CurriculumView {
  readonly version: string;
  readonly paths: readonly PathView[];
  readonly courses: ReadonlyMap<string, CompiledCourse>;
  readonly places: ReadonlyMap<string, ComponentPlace>;
  readonly skills: CompiledCurriculum["skills"];
  lesson(id: string): CompiledLesson | undefined;
  quiz(id: string): CompiledQuiz | undefined;
  task(id: string): CompiledTask | undefined;
  /** An item of any lesson or quiz. */
  item(id: string): CompiledItem | undefined;
  /** Glossary terms of the lessons that contain these items. */
  glossaryOf(itemIds: readonly string[]): CompiledLesson["glossary"];
}

export interface Curriculum {
  view(language: string, hidden: Hidden): CurriculumView;
}

const FALLBACK_LANGUAGE = "en";

/** Look-ups over the compiled content; views are built once. A missing language falls back to English. */
export function createCurriculum(bundle: ContentBundle): Curriculum {
  const views = new Map<string, CurriculumView>();
  return {
    view(language, hidden) {
      const key = `${language} ${hidden.crypto} ${hidden.simulator}`;
      const view = views.get(key) ?? createView(bundle, language, hidden);
      views.set(key, view);
      return view;
    },
  };
}

function createView(bundle: ContentBundle, language: string, hidden: Hidden): CurriculumView {
  const wanted = bundle.languages[language];
  const words = wanted ?? bundle.languages[FALLBACK_LANGUAGE];
  if (!words) throw new Error(`the content has no ${FALLBACK_LANGUAGE} curriculum`);
  const whole = wanted ? words : asFallback(words);
  const { paths, courses, lessons, quizzes, tasks, skills } = withoutHidden(whole, hidden);
  const courseOf = new Map(Object.entries(courses));
  const places = new Map<string, ComponentPlace>();
  for (const course of courseOf.values()) {
    for (const chapter of course.chapters) {
      for (const component of chapter.components) places.set(component.id, { course, chapter, component });
    }
  }
  const items = new Map<string, CompiledItem>();
  const lessonOfItem = new Map<string, CompiledLesson>();
  for (const lesson of Object.values(lessons)) {
    for (const item of Object.values(lesson.items)) {
      items.set(item.id, item);
      lessonOfItem.set(item.id, lesson);
    }
  }
  for (const item of Object.values(quizzes).flatMap((quiz) => quiz.items)) items.set(item.id, item);
  const lessonOf = new Map(Object.entries(lessons));
  const quizOf = new Map(Object.entries(quizzes));
  const taskOf = new Map(Object.entries(tasks));
  return {
    version: bundle.hash,
    paths: paths.map((path) => ({ ...path, courses: path.courses.flatMap((id) => courseOf.get(id) ?? []) })),
    courses: courseOf,
    places,
    skills,
    lesson: (id) => lessonOf.get(id),
    quiz: (id) => quizOf.get(id),
    task: (id) => taskOf.get(id),
    item: (id) => items.get(id),
    glossaryOf: (ids) => Object.fromEntries(ids.flatMap((id) => Object.entries(lessonOfItem.get(id)?.glossary ?? {}))),
  };
}

const mapValues = <T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const filterValues = <T>(record: Record<string, T>, keep: (value: T) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => keep(value)));

function asFallback(curriculum: CompiledCurriculum): CompiledCurriculum {
  return {
    ...curriculum,
    lessons: mapValues(curriculum.lessons, (lesson) => ({ ...lesson, is_fallback: true })),
    quizzes: mapValues(curriculum.quizzes, (quiz) => ({ ...quiz, is_fallback: true })),
    tasks: mapValues(curriculum.tasks, (task) => ({ ...task, is_fallback: true })),
  };
}

function withoutHidden(curriculum: CompiledCurriculum, { crypto, simulator }: Hidden): CompiledCurriculum {
  const plain = crypto ? withoutCrypto(curriculum) : curriculum;
  return simulator ? withoutTasks(plain) : plain;
}

/** The curriculum without practical tasks. No chapter consists of tasks only. */
function withoutTasks(curriculum: CompiledCurriculum): CompiledCurriculum {
  const courses = mapValues(curriculum.courses, (course) => ({
    ...course,
    chapters: course.chapters.map((chapter) => ({
      ...chapter,
      components: chapter.components.filter(({ type }) => type !== "brokerage_task"),
    })),
  }));
  return { ...curriculum, courses, tasks: {} };
}

/** The curriculum without crypto paths, courses, lessons and items, and without containers that became empty. */
function withoutCrypto(curriculum: CompiledCurriculum): CompiledCurriculum {
  const lessons = mapValues(
    filterValues(curriculum.lessons, (lesson) => !lesson.is_crypto),
    lessonWithoutCrypto,
  );
  const quizzes = filterValues(mapValues(curriculum.quizzes, quizWithoutCrypto), (quiz) => quiz.items.length > 0);
  const isShown = ({ id, type, is_crypto }: CompiledComponent) =>
    !is_crypto && (type !== "lesson" || id in lessons) && (type !== "quiz" || id in quizzes);
  const courses = filterValues(
    mapValues(curriculum.courses, (course) => ({
      ...course,
      chapters: course.chapters
        .map((chapter) => ({ ...chapter, components: chapter.components.filter(isShown) }))
        .filter((chapter) => chapter.components.length > 0),
    })),
    (course) => !course.is_crypto && course.chapters.length > 0,
  );
  const paths = curriculum.paths
    .map((path) => ({ ...path, courses: path.courses.filter((id) => id in courses) }))
    .filter((path) => !path.is_crypto && path.courses.length > 0);
  const tasks = filterValues(curriculum.tasks, (task) => !task.is_crypto);
  return { ...curriculum, paths, courses, lessons, quizzes, tasks };
}

function lessonWithoutCrypto(lesson: CompiledLesson): CompiledLesson {
  const items = filterValues(lesson.items, (item) => !item.is_crypto);
  return { ...lesson, items, pages: lesson.pages.filter((page) => page.item === null || page.item in items) };
}

function quizWithoutCrypto(quiz: CompiledQuiz): CompiledQuiz {
  const items = quiz.items.filter((item) => !item.is_crypto);
  return { ...quiz, items, ask: Math.min(quiz.ask, items.length) };
}
