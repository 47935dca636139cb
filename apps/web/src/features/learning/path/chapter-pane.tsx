import { memo } from "react";
import { ChapterBand } from "./chapter-band.tsx";
import { labelPlace, layoutChapter, type MapPoint } from "./chapter-geometry.ts";
import { ChartBackground } from "./chart-background.tsx";
import { isAccessible, isBeside, type MapChapter, type MapCourse, type MapNode } from "./map-model.ts";
import styles from "./path-map.module.css";
import { PathNode } from "./path-node.tsx";

export interface ChapterPaneProps {
  course: MapCourse;
  chapter: MapChapter;
  /** The component here after which the daily goal is met. */
  goalAt: string | null;
  /** Components completed since the map was last seen: the road past them grows. */
  fresh: ReadonlySet<string>;
  /** Otherwise only its space is reserved. */
  isShown: boolean;
  onLocked: (node: MapNode) => void;
  onJump: (node: MapNode) => void;
}

type Variables = Record<`--${string}`, number>;

const heightOf = (height: number): Variables => ({ "--height": height });
/** Map units above the last component of a chapter. */
const LAST_GOAL_RISE = 44;
const levelAt = (y: number): Variables => ({ "--y": y });
const placeOf = ({ x, y }: MapPoint): Variables => ({ "--x": x, "--y": y });
const wayTo = (from: MapPoint, to: MapPoint): Variables => ({ "--dx": to.x - from.x, "--dy": to.y - from.y });

/** The price level of today's goal: crosses between the component that meets it, whose title names it, and the next one. */
function GoalLine({ points, index }: { points: readonly MapPoint[]; index: number }) {
  const here = points[index];
  const next = points[index + 1];
  if (!here) return null;
  const y = here.y + (next ? (next.y - here.y) / 2 : LAST_GOAL_RISE);
  return <div className={styles.level} style={levelAt(y)} aria-hidden="true" />;
}

/** Whether the learner has gone on past a node: it is completed, or a task left beside the way. */
function isPassed(nodes: readonly MapNode[], index: number): boolean {
  const node = nodes[index];
  if (!node || !isBeside(node)) return node?.status === "completed";
  return nodes.slice(index + 1).some((each) => !isBeside(each) && isAccessible(each));
}

/** A chapter as a chart pane: its header, a candle chart that climbs, and the path over it. */
export const ChapterPane = memo(function ChapterPane(props: ChapterPaneProps) {
  const { course, chapter, goalAt, fresh } = props;
  const { nodes, number, completed, total } = chapter;
  const turn = course.number * 3 + number;
  const { points, height } = layoutChapter(nodes.length, turn);
  if (!props.isShown) return <li className={styles.room} style={heightOf(height)} aria-hidden="true" />;
  return (
    <li className={styles.chapter} data-chapter={chapter.id} style={heightOf(height)}>
      <ChapterBand course={course} chapter={chapter} />
      <div className={styles.chart}>
        <ChartBackground chapter={turn} share={completed / Math.max(1, total)} />
        <GoalLine points={points} index={nodes.findIndex(({ id }) => id === goalAt)} />
        <ol className={styles.nodes}>
          {nodes.map((node, index) => {
            const point = points[index];
            const next = points[index + 1];
            if (!point) return null;
            return (
              <li key={node.id} className={styles.step} style={placeOf(point)}>
                {next && (
                  <span
                    className={styles.road}
                    style={wayTo(point, next)}
                    data-filled={isPassed(nodes, index) || undefined}
                    data-fresh={fresh.has(node.id) || undefined}
                    aria-hidden="true"
                  />
                )}
                <PathNode
                  node={node}
                  {...labelPlace(points[index - 1], point, next)}
                  endsToday={node.id === goalAt}
                  onLocked={props.onLocked}
                  onJump={props.onJump}
                />
              </li>
            );
          })}
        </ol>
      </div>
    </li>
  );
});
