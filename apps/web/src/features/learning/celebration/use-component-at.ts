import type { Place } from "@candlewise/contracts/learning/schemas";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { useGetCoursePathwayQuery } from "../api.ts";
import { findPlace, hrefOf, isBeside, type FoundComponent } from "../path/map-model.ts";

export interface PlacedComponent extends FoundComponent {
  href: string;
}

/** What stands at a place, and where it opens; null until its course is known, or when there is nothing. */
export function useComponentAt(place: Place | null): PlacedComponent | null {
  const { data } = useGetCoursePathwayQuery(place ? { params: { id: place.course_id } } : skipToken);
  const found = place && data ? findPlace([data], place) : null;
  return found && { ...found, href: hrefOf(found.component, found.course.id, found.chapter.id) };
}

/** Whether a chapter is complete with a component: that deserves more. Tasks are not waited for. */
export const endsChapter = ({ chapter, component }: FoundComponent): boolean =>
  !isBeside(component) &&
  chapter.components.every((each) => each.id === component.id || isBeside(each) || each.status === "completed");

/** The component behind another one in its course; null at the end of the course. */
export function following(found: PlacedComponent | null): PlacedComponent | null {
  if (!found) return null;
  const all = found.course.chapters.flatMap((chapter) =>
    chapter.components.map((component) => ({ course: found.course, chapter, component })),
  );
  const at = all.findIndex(({ component }) => component.id === found.component.id);
  const next = all.slice(at + 1).find(({ component }) => !isBeside(component));
  return next ? { ...next, href: hrefOf(next.component, next.course.id, next.chapter.id) } : null;
}
