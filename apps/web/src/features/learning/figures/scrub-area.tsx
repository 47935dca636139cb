import type { PointerEvent } from "react";
import shared from "#web/features/learning/charts/plot.module.css";
import styles from "./scrub-area.module.css";

interface ScrubAreaProps {
  label: string;
  count: number;
  value: number;
  valueText: string;
  /** Pixels of the plot it covers, from its left edge. */
  left?: number;
  width: number;
  height: number;
  indexAt: (x: number) => number;
  onScrub: (index: number) => void;
}

/** Reads a chart point by point: by hovering, by tap or slide, by arrow keys. */
export function ScrubArea({
  label,
  count,
  value,
  valueText,
  left = 0,
  width,
  height,
  indexAt,
  onScrub,
}: ScrubAreaProps) {
  const scrub = (event: PointerEvent) =>
    onScrub(indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
  return (
    <>
      <input
        className={shared.slider}
        type="range"
        min={0}
        max={count - 1}
        step={1}
        value={value}
        style={{ left, width, height }}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onScrub(Number(event.currentTarget.value))}
      />
      <div
        className={styles.area}
        style={{ left, width, height }}
        onPointerDown={scrub}
        onPointerMove={(event) => (event.pointerType === "mouse" || event.buttons > 0) && scrub(event)}
      />
    </>
  );
}
