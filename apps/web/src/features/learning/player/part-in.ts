import type { CoursePathway, Pathway } from "@candlewise/contracts/learning/schemas";
import { mapCourses, type MapNode } from "../path/map-model.ts";

/** A part of the cached courses, with what unlocks it; null when they do not contain it. */
export function partIn(courses: readonly CoursePathway[], componentId: string): MapNode | null {
  const parts = mapCourses({ courses: [...courses], current: null } satisfies Pick<Pathway, "courses" | "current">);
  const nodes = parts.flatMap((course) => course.chapters.flatMap((chapter) => chapter.nodes));
  return nodes.find(({ id }) => id === componentId) ?? null;
}
