import { useState } from "react";
import type { PointerEvent } from "react";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import { clamp, rounded, toValue } from "#web/modules/plot/scale.ts";
import type { PriceHandleProps } from "../common/price-row.tsx";
import { PriceSlider } from "../common/price-slider.tsx";
import styles from "./chart-order.module.css";

interface OrderHandleProps extends PriceHandleProps {
  frame: ChartFrame;
  /** Where the line waits or lies. */
  at: number;
  /** The strip of the chart that belongs to this line alone, in pixels from its top. */
  strip: { top: number; height: number };
  describedBy: string;
  /** Null when the drag was broken off. */
  onDrag: (price: number | null) => void;
}

/** A line of an order: a real slider takes the keys, the strip over it is dragged. */
export function OrderHandle(props: OrderHandleProps) {
  const { isLocked, frame, strip } = props;
  return (
    <>
      <PriceSlider {...props} className={styles.slider} style={{ ...strip, width: frame.plotWidth }} />
      {!isLocked && <DragStrip {...props} />}
    </>
  );
}

/** Farther than this a press is a drag, in pixels. */
const SLIP = 4;

/** The line keeps its distance from the finger, which may hold it at its label. A tap places a line that waits. */
function DragStrip({ at, price, range, decimals, onPut, onDrag, frame, strip }: OrderHandleProps) {
  const [held, setHeld] = useState<{ y: number; price: number; isMoved: boolean } | null>(null);
  const priceAt = (y: number) => {
    const moved = held ? toValue(frame.price, y) - toValue(frame.price, held.y) + held.price : at;
    return clamp(rounded(moved, decimals), range.low, range.high);
  };
  const onMove = ({ clientY }: PointerEvent) => {
    if (!held || (!held.isMoved && Math.abs(clientY - held.y) < SLIP)) return;
    setHeld({ ...held, isMoved: true });
    onDrag(priceAt(clientY));
  };
  return (
    <div
      className={styles.strip}
      data-strip
      style={{ top: strip.top, height: strip.height, width: frame.width }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld({ y: event.clientY, price: at, isMoved: false });
      }}
      onPointerMove={onMove}
      onPointerUp={({ clientY }) => {
        if (held?.isMoved) onPut(priceAt(clientY));
        else if (held && price === null) onPut(at);
        setHeld(null);
      }}
      onPointerCancel={() => {
        setHeld(null);
        onDrag(null);
      }}
    />
  );
}
