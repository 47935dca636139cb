import { useState } from "react";
import type { MouseEvent } from "react";
import { clamp, rounded, toPixel, toValue } from "#web/features/learning/charts/geometry.ts";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import { priceText } from "#web/features/learning/charts/number-words.ts";
import { useLanguage } from "#web/features/learning/charts/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import styles from "./chart-item.module.css";
import { priceAfterKey } from "./price-line.ts";
import type { PriceRange } from "./price-line.ts";

export interface PriceHandleProps {
  name: string;
  /** Null until it was placed. */
  price: number | null;
  range: PriceRange;
  decimals: number;
  isLocked: boolean;
  onPut: (price: number) => void;
}

interface LineHandleProps extends PriceHandleProps {
  frame: ChartFrame;
  handle: number;
  count: number;
  onDrag: (price: number) => void;
}

/**
 * One end of a line. A real slider takes the keys; a strip along the line is dragged; a tap anywhere in the handle's
 * part of the chart places it, so that no drag is ever needed.
 */
export function LineHandle({
  name,
  price,
  range,
  decimals,
  isLocked,
  onPut,
  onDrag,
  frame,
  handle,
  count,
}: LineHandleProps) {
  const t = useT();
  const language = useLanguage();
  const [isHeld, setHeld] = useState(false);
  const value = price ?? range.middle;
  const width = frame.plotWidth / count;
  const box = { left: handle * width, width };
  const priceAt = (event: MouseEvent) => {
    const top = event.currentTarget.parentElement?.getBoundingClientRect().top ?? 0;
    return clamp(rounded(toValue(frame.price, event.clientY - top), decimals), range.low, range.high);
  };
  return (
    <>
      <input
        className={styles.slider}
        type="range"
        aria-orientation="vertical"
        min={range.low}
        max={range.high}
        step={10 ** -decimals}
        value={value}
        style={{ ...box, height: frame.volumeTop }}
        aria-label={name}
        aria-valuetext={
          price === null ? t("items.line.unset") : t("items.line.at", { price: priceText(price, decimals, language) })
        }
        aria-disabled={isLocked}
        onChange={(event) => onPut(rounded(Number(event.currentTarget.value), decimals))}
        onKeyDown={(event) => {
          const next = priceAfterKey(range, value, event.key, event.shiftKey, decimals);
          if (next === null) return;
          event.preventDefault();
          onPut(next);
        }}
      />
      {!isLocked && (
        <>
          <div
            className={styles.plot}
            style={{ ...box, height: frame.volumeTop }}
            onClick={(event) => onPut(priceAt(event))}
          />
          <div
            className={styles.strip}
            style={{
              ...box,
              width: handle === count - 1 ? frame.width - box.left : width,
              top: toPixel(frame.price, value) - 24,
            }}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setHeld(true);
            }}
            onPointerMove={(event) => isHeld && onDrag(priceAt(event))}
            onPointerUp={(event) => {
              if (isHeld) onPut(priceAt(event));
              setHeld(false);
            }}
            onPointerCancel={() => setHeld(false)}
          />
        </>
      )}
    </>
  );
}
