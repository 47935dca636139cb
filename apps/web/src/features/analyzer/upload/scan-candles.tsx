import styles from "./scan-candles.module.css";

/** Column, top and bottom of the body, top and bottom of the wick; up or down. */
const CANDLES = [
  [20, 62, 84, 52, 92, false],
  [42, 54, 76, 46, 84, true],
  [64, 58, 70, 48, 82, false],
  [86, 36, 66, 28, 74, true],
  [108, 30, 46, 22, 58, true],
  [130, 38, 54, 30, 64, false],
  [152, 18, 44, 10, 52, true],
] as const;

/** Candles that are being read: a line passes over them. */
export function ScanCandles() {
  return (
    <svg className={styles.drawing} width="172" height="104" viewBox="0 0 172 104" aria-hidden="true">
      <path className={styles.level} d="M6 84H166" />
      {CANDLES.map(([x, top, bottom, high, low, isUp]) => (
        <g key={x} className={isUp ? styles.up : styles.down}>
          <path d={`M${x} ${high}V${low}`} />
          <rect x={x - 7} y={top} width="14" height={bottom - top} rx="3" />
        </g>
      ))}
      <path
        className={styles.corners}
        d="M2 16V8a6 6 0 0 1 6-6h8M156 2h8a6 6 0 0 1 6 6v8M170 88v8a6 6 0 0 1-6 6h-8M16 102H8a6 6 0 0 1-6-6v-8"
      />
      <path className={styles.scan} d="M14 4V100" />
    </svg>
  );
}
