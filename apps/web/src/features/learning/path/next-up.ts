import type { Component, CoursePathway } from "@candlewise/contracts/learning/schemas";
import { currentPlace, progressFrom } from "@candlewise/domain/learning/progress";
import { findPlace, hrefOf } from "./map-model.ts";

export interface NextUp {
  component: Component;
  href: string;
}

/** What "Continue" opens, on every screen: the rule that the server follows. Null before the start and when nothing is left. */
export function nextUp(courses: readonly CoursePathway[]): NextUp | null {
  const place = currentPlace(progressFrom(courses));
  const found = place && findPlace(courses, place);
  return found && { component: found.component, href: hrefOf(found.component, place.course_id, place.chapter_id) };
}

/** Where a course starts, whatever its status. */
export function firstHref(course: CoursePathway): string | null {
  const chapter = course.chapters[0];
  const component = chapter?.components[0];
  return chapter && component ? hrefOf(component, course.id, chapter.id) : null;
}
