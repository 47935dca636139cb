import { NOTHING_HIDDEN, type Hidden } from "@candlewise/domain/geo/hidden-countries";
import type {
  CompiledChallenge,
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
import { commonCourses } from "@candlewise/domain/learning/course-size";
import type { CompiledItem } from "@candlewise/domain/learning/items";

/** A path with its courses instead of their ids. */
export type PathView = Omit<CompiledPath, "courses"> & { courses: CompiledCourse[] };

export interface ComponentPlace {
  course: CompiledCourse;
  chapter: CompiledChapter;
  component: CompiledComponent;
}

export interface SkillItem {
  readonly item: CompiledItem;
  readonly componentId: string;
}

/** The curriculum in one language, without hidden topics. */
export interface CurriculumView {
  readonly version: string;
  /** Of its texts. */
  readonly language: string;
  readonly paths: readonly PathView[];
  readonly courses: ReadonlyMap<string, CompiledCourse>;
  /** Ids of the courses that every path has. */
  readonly commonCourses: ReadonlySet<string>;
  readonly places: ReadonlyMap<string, ComponentPlace>;
  readonly skills: CompiledCurriculum["skills"];
  readonly glossary: CompiledCurriculum["glossary"];
  lesson(id: string): CompiledLesson | undefined;
  quiz(id: string): CompiledQuiz | undefined;
  task(id: string): CompiledTask | undefined;
  readonly challenges: readonly CompiledChallenge[];
  /** An item of any lesson, quiz or challenge. */
  item(id: string): CompiledItem | undefined;
  /** Graded items of lessons and quizzes about a skill, in the order of the curriculum, each once. */
  itemsOfSkill(skill: string): readonly SkillItem[];
  /** The skills of a lesson or quiz. */
  skillsOf(componentId: string): readonly string[];
  /** Glossary terms of the lessons that contain these items. */
  glossaryOf(itemIds: readonly string[]): CompiledLesson["glossary"];
}

export interface Curriculum {
  view(language: string, hidden: Hidden): CurriculumView;
}

/** The version of the content, and titles in English; undefined for what is gone. */
export interface ContentNames {
  readonly version: string;
  course(id: string): string | undefined;
  /** Of a lesson, quiz, task or challenge. */
  component(id: string): string | undefined;
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

export function contentNames(curriculum: Curriculum): ContentNames {
  const { version, courses, places, challenges } = curriculum.view(FALLBACK_LANGUAGE, NOTHING_HIDDEN);
  return {
    version,
    course: (id) => courses.get(id)?.title,
    component: (id) => places.get(id)?.component.title ?? challenges.find((each) => each.id === id)?.title,
  };
}

function createView(bundle: ContentBundle, language: string, hidden: Hidden): CurriculumView {
  const wanted = bundle.languages[language];
  const words = wanted ?? bundle.languages[FALLBACK_LANGUAGE];
  if (!words) throw new Error(`the content has no ${FALLBACK_LANGUAGE} curriculum`);
  const whole = wanted ? words : asFallback(words);
  const { paths, courses, lessons, quizzes, tasks, challenges, glossary, skills } = withoutHidden(whole, hidden);
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
  for (const item of Object.values(challenges).flatMap(questionsIn)) items.set(item.id, item);
  const lessonOf = new Map(Object.entries(lessons));
  const quizOf = new Map(Object.entries(quizzes));
  const taskOf = new Map(Object.entries(tasks));
  const pathViews = paths.map((path) => ({ ...path, courses: path.courses.flatMap((id) => courseOf.get(id) ?? []) }));
  const gradedIn = (id: string) =>
    [...Object.values(lessonOf.get(id)?.items ?? {}), ...(quizOf.get(id)?.items ?? [])].filter(
      (item) => item.is_graded,
    );
  const bySkill = itemsBySkill(
    [...places.keys()].flatMap((componentId) => gradedIn(componentId).map((item) => ({ item, componentId }))),
  );
  return {
    version: bundle.hash,
    language: words.language,
    paths: pathViews,
    courses: courseOf,
    commonCourses: commonCourses(pathViews),
    places,
    skills,
    glossary,
    lesson: (id) => lessonOf.get(id),
    quiz: (id) => quizOf.get(id),
    task: (id) => taskOf.get(id),
    challenges: Object.values(challenges),
    item: (id) => items.get(id),
    itemsOfSkill: (skill) => bySkill.get(skill) ?? [],
    skillsOf: (id) => [...new Set(gradedIn(id).map(({ skill }) => skill))],
    glossaryOf: (ids) => Object.fromEntries(ids.flatMap((id) => Object.entries(lessonOfItem.get(id)?.glossary ?? {}))),
  };
}

function itemsBySkill(all: readonly SkillItem[]): Map<string, SkillItem[]> {
  const once = new Map(all.toReversed().map((each) => [each.item.id, each]));
  return Map.groupBy(
    all.filter((each) => once.get(each.item.id) === each),
    ({ item }) => item.skill,
  );
}

const questionsIn = ({ days }: CompiledChallenge): CompiledItem[] =>
  days.flatMap((day) => (day.type === "questions" ? day.items : []));

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
    challenges: mapValues(curriculum.challenges, (challenge) => ({ ...challenge, is_fallback: true })),
  };
}

function withoutHidden(curriculum: CompiledCurriculum, { crypto, simulator }: Hidden): CompiledCurriculum {
  const plain = crypto ? withoutCrypto(curriculum) : curriculum;
  return simulator ? withoutTasks(plain) : plain;
}

/** The curriculum without practical tasks and the challenges that have some. No chapter consists of tasks only. */
function withoutTasks(curriculum: CompiledCurriculum): CompiledCurriculum {
  const courses = mapValues(curriculum.courses, (course) => ({
    ...course,
    chapters: course.chapters.map((chapter) => ({
      ...chapter,
      components: chapter.components.filter(({ type }) => type !== "brokerage_task"),
    })),
  }));
  const challenges = filterValues(curriculum.challenges, ({ days }) => days.every(({ type }) => type === "questions"));
  return { ...curriculum, courses, tasks: {}, challenges };
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
  const glossary = termsWithoutCrypto(curriculum, lessons);
  return { ...curriculum, paths, courses, lessons, quizzes, tasks, glossary };
}

/** The terms without those that only lessons about crypto explain. */
function termsWithoutCrypto(
  { glossary, lessons }: CompiledCurriculum,
  shown: CompiledCurriculum["lessons"],
): CompiledCurriculum["glossary"] {
  const termsOf = (all: CompiledCurriculum["lessons"]) =>
    new Set(Object.values(all).flatMap((lesson) => Object.keys(lesson.glossary)));
  const [taught, left] = [termsOf(lessons), termsOf(shown)];
  return Object.fromEntries(Object.entries(glossary).filter(([id]) => left.has(id) || !taught.has(id)));
}

function lessonWithoutCrypto(lesson: CompiledLesson): CompiledLesson {
  const items = filterValues(lesson.items, (item) => !item.is_crypto);
  return { ...lesson, items, pages: lesson.pages.filter((page) => page.item === null || page.item in items) };
}

function quizWithoutCrypto(quiz: CompiledQuiz): CompiledQuiz {
  const items = quiz.items.filter((item) => !item.is_crypto);
  return { ...quiz, items, ask: Math.min(quiz.ask, items.length) };
}
