import type { PriceSpan, Verdict } from "@candlewise/domain/learning/items";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import { clamp, toPixel } from "#web/modules/plot/scale.ts";
import { partOf } from "../item-props.ts";
import styles from "./chart-order.module.css";

interface AllowedBandsProps {
  frame: ChartFrame;
  verdict: Verdict;
}

/** Behind the candles: where the rules want the entry and the stop. */
export function AllowedBands({ frame, verdict }: AllowedBandsProps) {
  const [entry, stop, room] = ["entry", "stop", "room"].map((token) => partOf(verdict, token)?.allowed);
  const stopBand = stop && room ? { from: Math.max(stop.from, room.from), to: Math.min(stop.to, room.to) } : stop;
  return [entry, stopBand].map((span, index) => span && <Band key={index} {...{ frame, span }} />);
}

function Band({ frame, span }: { frame: ChartFrame; span: PriceSpan }) {
  const y = (price: number) => clamp(toPixel(frame.price, price), 0, frame.volumeTop);
  return <rect className={styles.allowed} y={y(span.to)} width={frame.plotWidth} height={y(span.from) - y(span.to)} />;
}
