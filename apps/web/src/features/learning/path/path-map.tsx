import type { Pathway } from "@candlewise/contracts/learning/schemas";
import { useDeferredValue, useMemo, useRef } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { ChapterPane } from "./chapter-pane.tsx";
import { CourseGate } from "./course-gate.tsx";
import { mapCourses, type MapChapter, type MapCourse, type MapNode } from "./map-model.ts";
import styles from "./path-map.module.css";
import { showNode, useStartAtCurrent } from "./use-start-at-current.ts";
import { useCurrentDirection } from "./use-current-direction.ts";
import { useFreshCompletions } from "./use-fresh-completions.ts";
import { useUnfolded } from "./use-unfolded.ts";

export interface PathMapProps {
  pathway: Pathway;
  /** The component with which today's goal is met; a line marks it. Null when it is met or not on this path. */
  goalAt?: string | null;
  /** A locked component was pressed: say what unlocks it. */
  onLocked: (node: MapNode) => void;
  /** The beginning of a chapter not yet reached was pressed: ask before a test starts. */
  onJump: (node: MapNode) => void;
}

/** Components that fit above the current one when the map opens. */
const NODES_IN_VIEW = 6;

/** What is in view at first comes first; the rest of the path follows in steps that leave room for a touch. */
function useShownPanes(courses: readonly MapCourse[]): (chapter: MapChapter) => boolean {
  const isWhole = useDeferredValue(true, false);
  const panes = courses.flatMap(({ chapters }) => chapters);
  const position = ({ nodes }: MapChapter) => nodes.findIndex(({ isCurrent }) => isCurrent);
  const first = Math.max(
    0,
    panes.findIndex((chapter) => position(chapter) !== -1),
  );
  const here = panes[first];
  const reachesNext = here !== undefined && here.nodes.length - position(here) <= NODES_IN_VIEW;
  const inView = new Set(panes.slice(first, first + (reachesNext ? 2 : 1)));
  return (chapter) => isWhole || inView.has(chapter);
}

/** The learning path as a price line that climbs from bottom start to top end, chapter over chapter. */
export function PathMap({ pathway, goalAt = null, onLocked, onJump }: PathMapProps) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const courses = useMemo(() => mapCourses(pathway), [pathway]);
  const current = pathway.current?.component_id ?? null;
  const fresh = useFreshCompletions(pathway);
  const { isUnfolded, toggle } = useUnfolded(courses, pathway.current?.course_id ?? null);
  const direction = useCurrentDirection(root, current);
  useStartAtCurrent(root, current);
  const isShown = useShownPanes(courses);

  return (
    <div ref={root} className={styles.map} data-ready="path">
      <ol className={styles.courses} aria-label={t("learning.map.label")}>
        {courses.map((course) => (
          <li key={course.id} className={styles.course}>
            <CourseGate
              course={course}
              total={courses.length}
              isUnfolded={isUnfolded(course)}
              onToggle={course.isOpen || courses.length === 1 ? null : toggle}
            />
            {isUnfolded(course) && (
              <ol className={styles.chapters} id={`course-${course.id}`}>
                {course.chapters.map((chapter) => {
                  const holds = (id: string | null) => (chapter.nodes.some((node) => node.id === id) ? id : null);
                  return (
                    <ChapterPane
                      key={chapter.id}
                      course={course}
                      chapter={chapter}
                      goalAt={holds(goalAt)}
                      fresh={fresh}
                      isShown={isShown(chapter)}
                      onLocked={onLocked}
                      onJump={onJump}
                    />
                  );
                })}
              </ol>
            )}
          </li>
        ))}
      </ol>
      {direction && (
        <button
          type="button"
          className={styles.jump}
          data-jump=""
          data-direction={direction}
          aria-label={t("learning.map.toCurrent")}
          onClick={() => showNode(root.current, current, { isSmooth: true, isFocused: true })}
        >
          <Icon name="up" />
        </button>
      )}
    </div>
  );
}
