import type { Arrow } from "@candlewise/domain/learning/curriculum";
import type { ReactNode } from "react";
import styles from "./goal-art.module.css";

const candle = (x: number, top: number, height: number, className: string | undefined) => (
  <g className={className}>
    <rect x={x + 3} y={top - 4} width="2" height={height + 8} rx="1" />
    <rect x={x} y={top} width="8" height={height} rx="2.5" />
  </g>
);

const coins = (x: number, count: number) =>
  Array.from({ length: count }, (_, index) => (
    <rect key={index} x={x} y={38 - index * 6} width="12" height="5" rx="2.5" className={styles.coin} />
  ));

const PICTURES: Readonly<Record<Arrow, ReactNode>> = {
  // Savings that grow.
  wealth_growth: (
    <>
      {coins(3, 2)}
      {coins(18, 3)}
      {coins(33, 4)}
      <path d="M39 18V8" className={styles.stem} />
      <path d="M39 12C32 12 30 8 30 4c6 0 9 3 9 8Zm0-2c0-4 3-7 7-7 0 4-2 7-7 7Z" className={styles.up} />
    </>
  ),
  // A shop to own a part of.
  investing: (
    <>
      <path d="M8 20h32v21a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2z" className={styles.wall} />
      <path d="M8 6h32l4 12a5 5 0 0 1-10 0 5 5 0 0 1-10 0 5 5 0 0 1-10 0 5 5 0 0 1-10 0z" className={styles.violet} />
      <path d="M16 6h8v12a5 5 0 0 1-10 0zM32 6h8l4 12a5 5 0 0 1-10 0z" className={styles.pale} />
      <rect x="13" y="27" width="9" height="9" rx="2" className={styles.coin} />
      <path d="M27 43V30a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v13z" className={styles.violet} />
    </>
  ),
  // A trade between its target and its stop.
  trading: (
    <>
      <path d="M3 7h42" className={styles.target} />
      {candle(6, 22, 12, styles.up)}
      {candle(20, 26, 9, styles.down)}
      {candle(34, 14, 16, styles.up)}
      <path d="M3 42h42" className={styles.stop} />
    </>
  ),
  // A coin, and the key that must not get lost.
  crypto: (
    <>
      <circle cx="20" cy="20" r="16" className={styles.coin} />
      <path d="M20 10l8.700 5v10L20 30l-8.700-5V15z" className={styles.rim} />
      <path d="M31 31a6 6 0 1 1-1.500 4L18 35v6M23 35v4" className={styles.key} />
    </>
  ),
  // A machine that reads candles.
  ai_trading: (
    <>
      <path
        d="M15 4v7M24 4v7M33 4v7M15 37v7M24 37v7M33 37v7M4 15h7M4 24h7M4 33h7M37 15h7M37 24h7M37 33h7"
        className={styles.pins}
      />
      <rect x="9" y="9" width="30" height="30" rx="7" className={styles.violet} />
      {candle(15, 21, 10, styles.onChip)}
      {candle(25, 17, 12, styles.lime)}
    </>
  ),
};

/** A picture of each goal. */
export function GoalArt({ arrow }: { arrow: Arrow }) {
  return (
    <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
      {PICTURES[arrow]}
    </svg>
  );
}
