import type { FigureOf } from "@candlewise/domain/learning/figures";
import { useState } from "react";
import { BarTable } from "#web/features/learning/charts/bar-table.tsx";
import { CandleChart } from "#web/features/learning/charts/candle-chart.tsx";
import { ChartCard } from "#web/features/learning/charts/chart-card.tsx";
import { indexAt } from "#web/features/learning/charts/geometry.ts";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import { BarMark } from "#web/features/learning/items/common/bar-mark.tsx";
import { BarReadOut } from "#web/features/learning/items/common/bar-read-out.tsx";
import { useBarWords } from "#web/features/learning/items/common/use-bar-words.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { ScrubArea } from "./scrub-area.tsx";

export function CandlesFigure({ figure }: { figure: FigureOf<"candles"> }) {
  const t = useT();
  const { bars, decimals, title, description } = figure;
  const chart = { bars, decimals, description };
  const words = useBarWords(chart);
  const [shown, setShown] = useState<number | null>(null);
  const controls = (frame: ChartFrame) => (
    <ScrubArea
      label={t("items.figure.scrub", { title })}
      count={bars.length}
      value={shown ?? bars.length - 1}
      valueText={words.long(shown ?? bars.length - 1)}
      width={frame.plotWidth}
      height={frame.volumeBottom}
      indexAt={(x) => indexAt(frame, x)}
      onScrub={setShown}
    />
  );
  return (
    <ChartCard title={title} table={() => <BarTable bars={bars} decimals={decimals} />}>
      <CandleChart
        bars={bars}
        decimals={decimals}
        description={description}
        behind={(frame) => shown !== null && <BarMark frame={frame} bars={bars} index={shown} state="picked" />}
        controls={controls}
      />
      {shown !== null && <BarReadOut chart={chart} index={shown} isLocked caption={null} state={null} />}
    </ChartCard>
  );
}
