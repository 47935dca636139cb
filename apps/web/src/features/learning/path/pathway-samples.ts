import type { Chapter, Component, CoursePathway, DailyGoal, Pathway } from "@candlewise/contracts/learning/schemas";
import { currentPlace, percent, progressFrom, statusesOf } from "@candlewise/domain/learning/progress";

const TITLES = [
  "Who loses, and why",
  "Who gets your money",
  "How a price happens",
  "Investing, trading, gambling",
  "Reading a price chart",
  "What markets are",
] as const;

function sampleChapter(course: number, chapter: number, length: number): Chapter {
  const components = Array.from({ length }, (_, index): Component => {
    const isLast = index === length - 1;
    return {
      id: `c${course}-${chapter}-${index + 1}`,
      type: isLast ? "quiz" : "lesson",
      title: TITLES[isLast ? TITLES.length - 1 : index % (TITLES.length - 1)] ?? "",
      summary: "The figures course sellers leave out.",
      minutes: isLast ? 7 : 5 + (index % 2),
      status: "locked",
    };
  });
  return {
    id: `c${course}-${chapter}`,
    title: `Chapter ${course}.${chapter}`,
    summary: "What it is about.",
    components,
  };
}

function sampleCourse(number: number, chapters: number, length: number): CoursePathway {
  const parts = Array.from({ length: chapters }, (_, index) => sampleChapter(number, index + 1, length));
  const components = parts.flatMap((chapter) => chapter.components);
  return {
    id: `course-${number}`,
    kind: "course",
    title: `Course number ${number}`,
    summary: "What markets are, what can be owned, and what risk costs.",
    outcomes: ["Read a price on a chart", "Spread a risk"],
    is_begun: number === 1,
    lessons: components.filter(({ type }) => type === "lesson").length,
    minutes: components.reduce((sum, { minutes }) => sum + minutes, 0),
    percent: 0,
    chapters: parts,
  };
}

interface PathwayShape {
  courses?: number;
  chapters?: number;
  /** Components of a chapter; the last one is its quiz. */
  length?: number;
  /** How many components from the start are completed. */
  completed?: number;
}

/** A path in any state, with the statuses that the rules of the domain give. For tests and the gallery. */
export function samplePathway({ courses = 1, chapters = 2, length = 6, completed = 0 }: PathwayShape = {}): Pathway {
  const plain = Array.from({ length: courses }, (_, index) => sampleCourse(index + 1, chapters, length));
  const ids = plain.flatMap((course) => course.chapters.flatMap((chapter) => chapter.components.map(({ id }) => id)));
  const progress = { ...progressFrom(plain), completed: new Set(ids.slice(0, completed)) };
  const statuses = statusesOf(progress);
  const withStatuses = plain.map((course) => ({
    ...course,
    percent: percent({ courses: [course], completed: progress.completed }),
    chapters: course.chapters.map((chapter) => ({
      ...chapter,
      components: chapter.components.map((component) => ({
        ...component,
        status: statuses.get(component.id) ?? ("locked" as const),
      })),
    })),
  }));
  return {
    id: "sample-path",
    arrow: "trading",
    title: "Trade with limits",
    summary: "Keep losses small.",
    is_active: true,
    is_joined: true,
    lessons: withStatuses.reduce((sum, course) => sum + course.lessons, 0),
    own_lessons: withStatuses.slice(1).reduce((sum, course) => sum + course.lessons, 0),
    minutes: withStatuses.reduce((sum, course) => sum + course.minutes, 0),
    percent: percent(progress),
    courses: withStatuses,
    current: currentPlace(progress),
  };
}

export const sampleGoal = (completed: number, target = 3): DailyGoal => ({
  target_lessons: target,
  completed_lessons: completed,
  local_date: "2026-11-21",
});
