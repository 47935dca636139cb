import type { Chapter, Component, CoursePathway, Pathway, Place } from "@candlewise/contracts/learning/schemas";

/** A component as the map draws it. */
export interface MapNode extends Component {
  courseId: string;
  chapterId: string;
  isCurrent: boolean;
  /** Title of the component that has to be completed first; null for what can be opened. */
  unlockedBy: string | null;
  /** Where it opens; null for what cannot be opened from here. */
  href: string | null;
}

export interface MapChapter {
  id: string;
  title: string;
  /** From 1, within its course. */
  number: number;
  nodes: MapNode[];
  /** Without tasks. */
  completed: number;
  total: number;
}

export interface MapCourse {
  id: string;
  title: string;
  /** From 1, within the path. */
  number: number;
  chapters: MapChapter[];
  completed: number;
  total: number;
  lessons: number;
  minutes: number;
  percent: number;
  /** Holds something the learner can do now. */
  isOpen: boolean;
}

/** Where a component is learned. */
export function hrefOf({ id, type }: Pick<Component, "id" | "type">, courseId: string, chapterId: string): string {
  if (type === "lesson") return `/courses/${courseId}/chapters/${chapterId}/lessons/${id}`;
  return type === "quiz" ? `/quizzes/${id}` : `/courses/${courseId}/chapters/${chapterId}/tasks/${id}`;
}

/** Tasks stand beside the path: they hold up nothing and count for nothing of it. */
export const isBeside = ({ type }: Pick<Component, "type">): boolean => type === "brokerage_task";

export const placementHref = (componentId: string): string => `/placement/${componentId}`;

export const isAccessible = ({ status }: Component) => status === "completed" || status === "in_progress";

function mapNodes(chapter: Chapter, courseId: string, currentId: string | undefined, before: string | null): MapNode[] {
  return chapter.components.map((component, index) => ({
    ...component,
    courseId,
    chapterId: chapter.id,
    isCurrent: component.id === currentId,
    unlockedBy: isAccessible(component) ? null : (lastAhead(chapter.components.slice(0, index)) ?? before),
    href: isAccessible(component) ? hrefOf(component, courseId, chapter.id) : null,
  }));
}

/** Title of what has to be done before what follows. */
const lastAhead = (components: readonly Component[]): string | undefined =>
  components.findLast((component) => !isBeside(component))?.title;

/** How many components there are and how many are completed, without tasks, which are optional. */
export function tallyOf(components: readonly Component[]): { completed: number; total: number } {
  const counted = components.filter((component) => !isBeside(component));
  return { completed: counted.filter(({ status }) => status === "completed").length, total: counted.length };
}

/** The courses of a path in order, ready to be drawn. */
export function mapCourses(pathway: Pick<Pathway, "courses" | "current">): MapCourse[] {
  let before: string | null = null;
  return pathway.courses.map((course, index) => {
    const chapters = course.chapters.map((chapter, at) => {
      const nodes = mapNodes(chapter, course.id, pathway.current?.component_id, before);
      before = lastAhead(nodes) ?? before;
      return { id: chapter.id, title: chapter.title, number: at + 1, nodes, ...tallyOf(nodes) };
    });
    const nodes = chapters.flatMap((chapter) => chapter.nodes);
    const { id, title, lessons, minutes, percent } = course;
    return {
      id,
      title,
      number: index + 1,
      chapters,
      ...tallyOf(nodes),
      lessons,
      minutes,
      percent,
      isOpen: nodes.some(({ status }) => status === "in_progress"),
    };
  });
}

export interface FoundComponent {
  course: CoursePathway;
  chapter: Chapter;
  component: Component;
}

/** The component at a place, with what surrounds it; null when the path no longer has it. */
export function findPlace(courses: readonly CoursePathway[], place: Place): FoundComponent | null {
  const course = courses.find(({ id }) => id === place.course_id);
  const chapter = course?.chapters.find(({ id }) => id === place.chapter_id);
  const component = chapter?.components.find(({ id }) => id === place.component_id);
  return course && chapter && component ? { course, chapter, component } : null;
}

/** Where the component at a place is learned; the path itself when it no longer has it. */
export function hrefAt({ courses }: Pick<Pathway, "courses">, place: Place): string {
  const found = findPlace(courses, place);
  return found ? hrefOf(found.component, place.course_id, place.chapter_id) : "/learn";
}

/** All components in order. */
export const componentsOf = (courses: readonly CoursePathway[]): Component[] =>
  courses.flatMap((course) => course.chapters.flatMap((chapter) => chapter.components));
