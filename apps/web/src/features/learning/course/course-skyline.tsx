import type { CoursePathway } from "@candlewise/contracts/learning/schemas";
import { classNames } from "#web/shared/ui/class-names.ts";
import band from "../path/band-candles.module.css";
import styles from "./course-skyline.module.css";

const CANDLE = 9;
const STEP = 13;
const CHAPTER_GAP = 10;
const HEIGHT = 96;
const BODIES = [26, 18, 30, 15, 24, 20, 28] as const;
/** How far a candle leaves the straight way up, so that the row reads as a market and not as a staircase. */
const SWAY = [0, -7, 4, -10, 2, 8, -4] as const;

/** One candle for each component, a gap between chapters: the course as a chart that fills from the start. Decorative. */
export function CourseSkyline({ chapters }: Pick<CoursePathway, "chapters">) {
  const candles = chapters.flatMap((chapter, group) =>
    chapter.components.map(({ id, status }) => ({ id, status, group })),
  );
  const width = candles.length * STEP + (chapters.length - 1) * CHAPTER_GAP;
  const rise = (HEIGHT - 52) / Math.max(1, candles.length - 1);
  return (
    <svg
      className={classNames(band.candles, styles.skyline)}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      aria-hidden="true"
    >
      {candles.map(({ id, status, group }, index) => {
        const height = BODIES[index % BODIES.length] ?? 20;
        const middle = HEIGHT - 26 - index * rise + (SWAY[index % SWAY.length] ?? 0);
        const x = index * STEP + group * CHAPTER_GAP;
        return (
          <g key={id} data-status={status}>
            <rect x={x + CANDLE / 2 - 1} y={middle - height / 2 - 6} width="2" height={height + 12} rx="1" />
            <rect x={x} y={middle - height / 2} width={CANDLE} height={height} rx="3" />
          </g>
        );
      })}
    </svg>
  );
}
