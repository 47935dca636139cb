import { clamp } from "#web/modules/plot/scale.ts";
import type { KeyboardEvent, PointerEvent } from "react";
import { useState } from "react";
import { indexAt } from "#web/features/learning/charts/geometry.ts";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import shared from "#web/features/learning/charts/plot.module.css";
import styles from "../common/chart-item.module.css";

interface PointControlsProps {
  frame: ChartFrame;
  /** Null until a candle was picked; the slider then waits in the middle. */
  bar: number | null;
  labelId: string;
  valueText: string;
  isLocked: boolean;
  onPick: (bar: number) => void;
  /** The candle under a finger that slides, null when it was let go. */
  onScrub: (bar: number | null) => void;
}

const PAGE = 10;

/** A real slider for keys and screen readers, and the plot itself for fingers and mouse. */
export function PointControls({ frame, bar, labelId, valueText, isLocked, onPick, onScrub }: PointControlsProps) {
  const [isHeld, setHeld] = useState(false);
  const last = frame.count - 1;
  const value = bar ?? Math.floor(last / 2);
  const size = { width: frame.plotWidth, height: frame.volumeBottom };
  const placeAt = (event: PointerEvent) =>
    indexAt(frame, event.clientX - event.currentTarget.getBoundingClientRect().left);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { PageUp: PAGE, PageDown: -PAGE }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onPick(clamp(value + by, 0, last));
  };
  const release = () => {
    setHeld(false);
    onScrub(null);
  };
  return (
    <>
      <input
        className={shared.slider}
        type="range"
        min={0}
        max={last}
        step={1}
        value={value}
        style={size}
        aria-labelledby={labelId}
        aria-valuetext={valueText}
        aria-disabled={isLocked}
        onChange={(event) => onPick(Number(event.currentTarget.value))}
        onKeyDown={onKeyDown}
      />
      <div
        className={styles.plot}
        data-locked={isLocked}
        style={size}
        onPointerDown={(event) => {
          if (isLocked) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setHeld(true);
          onScrub(placeAt(event));
        }}
        onPointerMove={(event) => isHeld && onScrub(placeAt(event))}
        onPointerUp={(event) => {
          if (isHeld) onPick(placeAt(event));
          release();
        }}
        onPointerCancel={release}
      />
    </>
  );
}
