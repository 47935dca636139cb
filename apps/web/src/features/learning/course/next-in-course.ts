import type { Component, CoursePathway } from "@candlewise/contracts/learning/schemas";
import { hrefOf } from "../path/map-model.ts";

export interface NextInCourse {
  component: Component;
  href: string;
}

/** What "Continue" opens in a course: the first component in progress. Null before it is begun and after its end. */
export function nextInCourse(course: CoursePathway): NextInCourse | null {
  for (const chapter of course.chapters) {
    for (const component of chapter.components) {
      if (component.status !== "in_progress") continue;
      return { component, href: hrefOf(component, course.id, chapter.id) };
    }
  }
  return null;
}

/** Where a course starts, whatever its status. */
export function firstHref(course: CoursePathway): string | null {
  const chapter = course.chapters[0];
  const component = chapter?.components[0];
  return chapter && component ? hrefOf(component, course.id, chapter.id) : null;
}
