import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { MapCourse } from "./map-model.ts";

/** Keeps an element where it was on the screen while what stands above it changes its height. */
function useHeldInPlace() {
  const held = useRef<{ element: Element; top: number } | null>(null);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { element, top } = held.current;
    held.current = null;
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
  });
  return useCallback((element: Element) => {
    held.current = { element, top: element.getBoundingClientRect().top };
  }, []);
}

/**
 * Which courses show their chapters: the one being learned and the next one, or the last when all is done; others as the learner
 * likes. Long paths stay readable and light.
 */
export function useUnfolded(courses: readonly MapCourse[], currentId: string | null) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const hold = useHeldInPlace();
  const at = currentId ? courses.findIndex(({ id }) => id === currentId) : courses.length - 1;
  const isUnfolded = (course: MapCourse): boolean => {
    const index = course.number - 1;
    return course.isOpen || (chosen.get(course.id) ?? (index === at || index === at + 1));
  };
  const toggle = (course: MapCourse, gate: Element) => {
    hold(gate);
    setChosen(new Map(chosen).set(course.id, !isUnfolded(course)));
  };
  return { isUnfolded, toggle };
}
