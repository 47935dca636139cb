import styles from "./candle-scene.module.css";

/** x and y in percent of the scene; body height in pixels. */
const CANDLES = [
  [6, 62, 40],
  [13, 28, 26],
  [22, 84, 34],
  [31, 12, 22],
  [44, 92, 20],
  [58, 6, 30],
  [69, 78, 46],
  [78, 20, 24],
  [87, 52, 54],
  [95, 34, 36],
  [90, 88, 26],
  [3, 90, 24],
] as const;

/** Faint candles behind an empty surface. The parent is positioned and makes a stacking context. */
export function CandleScene() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <svg fill="currentColor">
        {CANDLES.map(([x, y, height]) => (
          <svg key={x} x={`${x}%`} y={`${y}%`} overflow="visible">
            <rect x="-6" width="12" height={height} rx="3" />
            <rect x="-1" y="-11" width="2" height={height + 22} rx="1" />
          </svg>
        ))}
      </svg>
    </div>
  );
}
