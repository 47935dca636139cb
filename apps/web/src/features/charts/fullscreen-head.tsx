import type { ReactNode } from "react";
import type { OpenChart } from "#web/modules/chart/use-chart.ts";
import { barPrice } from "./bar-texts.ts";
import styles from "./chart-view.module.css";

interface FullscreenHeadProps {
  chart: OpenChart;
  ticker: string;
  decimals: number;
  /** Ways to trade. */
  children: ReactNode;
}

/** What fullscreen shows of the screen that it hides: the instrument, its last price and the ways to trade. */
export function FullscreenHead({ chart, ticker, decimals, children }: FullscreenHeadProps) {
  const last = chart.port?.bars().at(-1);
  return (
    <div className={styles.head}>
      <h2 className={styles.instrument}>
        {ticker} {last && <bdi>{barPrice(last.close, decimals)}</bdi>}
      </h2>
      {children}
    </div>
  );
}
