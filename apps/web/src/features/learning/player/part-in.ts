import type { CoursePathway, Pathway } from "@candlewise/contracts/learning/schemas";
import { isBeside, mapCourses, type MapNode } from "../path/map-model.ts";

/** A part of the courses at hand, with what unlocks it; null when they do not hold it. */
export function partIn(courses: readonly CoursePathway[], componentId: string): MapNode | null {
  const parts = mapCourses({ courses: [...courses], current: null } satisfies Pick<Pathway, "courses" | "current">);
  const nodes = parts.flatMap((course) => course.chapters.flatMap((chapter) => chapter.nodes));
  return nodes.find(({ id }) => id === componentId) ?? null;
}

/** The part that has to be done before another one can be opened: the first one in progress. */
export function openPartIn(courses: readonly CoursePathway[]): MapNode | null {
  const parts = mapCourses({ courses: [...courses], current: null });
  const nodes = parts.flatMap((course) => course.chapters.flatMap((chapter) => chapter.nodes));
  return nodes.find((node) => node.status === "in_progress" && !isBeside(node)) ?? null;
}
