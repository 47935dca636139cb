import styles from "./chapter-skyline.module.css";

const WIDTH = 12;
const GAP = 4;
const BODY = 22;
const HEIGHT = 56;

/** One candle for each chapter of a course, climbing, filled from below by what is done. Decorative. */
export function ChapterSkyline({ chapters }: { chapters: readonly number[] }) {
  const shown = chapters.slice(0, 6);
  const width = shown.length * (WIDTH + GAP) - GAP;
  const step = shown.length > 1 ? (HEIGHT - BODY - 12) / (shown.length - 1) : 0;
  return (
    <svg className={styles.skyline} width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {shown.map((share, index) => {
        const x = index * (WIDTH + GAP);
        const y = HEIGHT - 6 - BODY - index * step;
        const filled = Math.max(share > 0 ? 4 : 0, BODY * share);
        return (
          // The candles have no identity but their place.
          <g key={x}>
            <rect
              className={share === 1 ? styles.filled : styles.body}
              x={x + 5}
              y={y - 6}
              width="2"
              height={BODY + 12}
              rx="1"
            />
            <rect className={styles.body} x={x} y={y} width={WIDTH} height={BODY} rx="3.5" />
            {filled > 0 && (
              <rect className={styles.filled} x={x} y={y + BODY - filled} width={WIDTH} height={filled} rx="3.5" />
            )}
          </g>
        );
      })}
    </svg>
  );
}
