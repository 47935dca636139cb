import { clamp, rounded, toPixel, toValue } from "#web/modules/plot/scale.ts";
import { useState } from "react";
import type { PointerEvent } from "react";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import styles from "../common/chart-item.module.css";
import type { PriceHandleProps } from "../common/price-row.tsx";
import { PriceSlider } from "../common/price-slider.tsx";

const STRIP = 48;

interface LineHandleProps extends PriceHandleProps {
  frame: ChartFrame;
  handle: number;
  count: number;
  /** Null when the drag was broken off. */
  onDrag: (price: number | null) => void;
}

/** One end of a line: a real slider takes the keys, the plot around it takes taps and drags. */
export function LineHandle(props: LineHandleProps) {
  const { price, range, isLocked, frame, handle, count } = props;
  const value = price ?? range.middle;
  const width = frame.plotWidth / count;
  const box = { left: handle * width, width, height: frame.volumeTop };
  return (
    <>
      <PriceSlider {...props} at={value} style={box} />
      {!isLocked && <HandleArea {...props} value={value} box={box} />}
    </>
  );
}

interface HandleAreaProps extends LineHandleProps {
  value: number;
  box: { left: number; width: number; height: number };
}

/** A tap anywhere in the handle's part of the chart places it, so that no drag is ever needed; the strip along the line is dragged. */
function HandleArea({ value, box, range, decimals, onPut, onDrag, frame, handle, count }: HandleAreaProps) {
  const [isHeld, setHeld] = useState(false);
  const priceAt = (event: PointerEvent) => {
    const top = event.currentTarget.parentElement?.getBoundingClientRect().top ?? 0;
    return clamp(rounded(toValue(frame.price, event.clientY - top), decimals), range.low, range.high);
  };
  const isLast = handle === count - 1;
  const strip = {
    left: box.left,
    width: isLast ? frame.width - box.left : box.width,
    top: toPixel(frame.price, value) - STRIP / 2,
  };
  return (
    <>
      {/* pointerup comes with a tap and never with a scroll, which ends in pointercancel. */}
      <div className={styles.plot} style={box} onPointerUp={(event) => onPut(priceAt(event))} />
      <div
        className={styles.strip}
        data-strip
        style={strip}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setHeld(true);
        }}
        onPointerMove={(event) => isHeld && onDrag(priceAt(event))}
        onPointerUp={(event) => {
          if (isHeld) onPut(priceAt(event));
          setHeld(false);
        }}
        onPointerCancel={() => {
          setHeld(false);
          onDrag(null);
        }}
      />
    </>
  );
}
