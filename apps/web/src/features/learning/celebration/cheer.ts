import { tallyOf, type FoundComponent } from "../path/map-model.ts";

/** Lines for an ordinary lesson, in turn. */
const ORDINARY = ["steps", "end", "rest"] as const;

export type Cheer = "first" | "half" | "last" | "excellent" | (typeof ORDINARY)[number];

/** What a lesson was in its chapter: the line that a celebration says about it. Null at the end of a chapter, which speaks for itself. */
export function cheerOf({ course, chapter, component }: FoundComponent, isExcellent: boolean): Cheer | null {
  const done = (each: FoundComponent["component"]) =>
    each.id === component.id ? { ...each, status: "completed" as const } : each;
  const { completed, total } = tallyOf(chapter.components.map(done));
  if (completed === total) return null;
  const inCourse = tallyOf(course.chapters.flatMap(({ components }) => components.map(done))).completed;
  if (inCourse === 1) return "first";
  if (completed === total - 1) return "last";
  if (2 * completed >= total && 2 * (completed - 1) < total) return "half";
  return isExcellent ? "excellent" : (ORDINARY[inCourse % ORDINARY.length] ?? "steps");
}
