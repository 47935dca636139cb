import type { ReactNode } from "react";
import styles from "./candle-mood.module.css";

export type Mood = "happy" | "thinking" | "nearly" | "sorry" | "proud" | "asleep" | "lost";

export const MOODS: readonly Mood[] = ["happy", "thinking", "nearly", "sorry", "proud", "asleep", "lost"];

interface Look {
  /** Top of the body: a proud candle stands tall, a sorry one has sunk. */
  top: number;
  /** Center of the face is at 0, 0. */
  eyes: ReactNode;
  mouth: string;
  /** Drawn beside the head. */
  extra?: ReactNode;
}

const dot = (x: number, y = 0) => <circle cx={x} cy={y} r="3.5" className={styles.solid} />;
const OPEN = (
  <g className={styles.eyes}>
    {dot(-9)}
    {dot(9)}
  </g>
);
const SPARK = "l2 5 5 2-5 2-2 5-2-5-5-2 5-2z";

const LOOKS: Readonly<Record<Mood, Look>> = {
  happy: { top: 50, eyes: OPEN, mouth: "M-7 8q7 7 14 0" },
  thinking: {
    top: 50,
    eyes: (
      <>
        {dot(-7, -3)}
        {dot(10, -3)}
        <path d="M5-11q5-3 10 0" />
      </>
    ),
    mouth: "M-4 10h9",
    extra: (
      <g className={styles.bubbles}>
        <circle cx="80" cy="46" r="2.5" />
        <circle cx="87" cy="36" r="3.5" />
        <circle cx="90" cy="22" r="5" />
      </g>
    ),
  },
  nearly: {
    top: 50,
    eyes: (
      <>
        {dot(-9)}
        <path d="M6 0h7M-13-8q4-3 8-1" />
      </>
    ),
    mouth: "M-7 9q3.500-3 7 0t7 0",
  },
  sorry: {
    top: 62,
    eyes: (
      <>
        {OPEN}
        <path d="M-14-7l7-4M14-7l-7-4" />
      </>
    ),
    mouth: "M-6 11q6-6 12 0",
  },
  proud: {
    top: 42,
    eyes: <path d="M-13 1q4-6 8 0M5 1q4-6 8 0" />,
    mouth: "M-8 7h16q-1 9-8 9t-8-9z",
    extra: (
      <g className={styles.sparks}>
        <path d={`M15 26${SPARK}`} />
        <path d={`M82 18${SPARK}`} />
        <path d={`M87 58${SPARK}`} />
      </g>
    ),
  },
  asleep: {
    top: 54,
    eyes: <path d="M-13 0q4 4 8 0M5 0q4 4 8 0" />,
    mouth: "M-2 9q2 2 4 0",
    extra: <path className={styles.snore} d="M70 40h8l-8 9h8M84 20h9l-9 11h9" />,
  },
  lost: {
    top: 50,
    eyes: (
      <>
        {dot(-11, 1)}
        {dot(7, -3)}
        <path d="M3-11q4-4 9-1" />
      </>
    ),
    mouth: "M-4 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
    extra: <path className={styles.question} d="M78 24a7 7 0 1 1 9 7q-3 1-3 6M84 44v.1" />,
  },
};

const FOOT = 106;

export interface CandleMoodProps {
  mood: Mood;
  /** Height in pixels. */
  size?: number;
}

/** The candle of the app in one of its moods, drawn like the avatars. Decorative: the text beside it says what is meant. */
export function CandleMood({ mood, size = 112 }: CandleMoodProps) {
  const { top, eyes, mouth, extra } = LOOKS[mood];
  return (
    <svg
      className={styles.mood}
      data-mood={mood}
      width={(size * 5) / 6}
      height={size}
      viewBox="-2 0 100 120"
      aria-hidden="true"
    >
      <g className={styles.figure}>
        <rect className={styles.body} x="45.5" y={top - 14} width="5" height={FOOT - top + 26} rx="2.5" />
        {mood === "asleep" ? (
          <path className={styles.smoke} d={`M48 ${top - 16}q-5-6 0-11t0-11`} />
        ) : (
          <g className={styles.flame}>
            <path className={styles.fire} d={`M48 ${top - 38}c7 8 11 13 11 19a11 11 0 0 1-22 0c0-6 4-11 11-19z`} />
            <path className={styles.core} d={`M48 ${top - 26}c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z`} />
          </g>
        )}
        <rect className={styles.lip} x="24" y={top + 4} width="48" height={FOOT - top} rx="12" />
        <rect className={styles.body} x="24" y={top} width="48" height={FOOT - top} rx="12" />
        <g className={styles.face} transform={`translate(48 ${(top + FOOT) / 2 - 5})`}>
          {eyes}
          <path d={mouth} className={mood === "proud" || mood === "lost" ? styles.solid : undefined} />
        </g>
      </g>
      {extra}
    </svg>
  );
}
