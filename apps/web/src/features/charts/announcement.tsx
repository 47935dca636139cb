import { barDate } from "#web/modules/chart/bar-date.ts";
import type { ChartLine, Timeframe } from "#web/modules/chart/chart-port.ts";
import type { OpenChart } from "#web/modules/chart/use-chart.ts";
import { percentText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { indexAt } from "./bar-at.ts";
import { barChange, barPrice } from "./bar-texts.ts";
import { DrawingAnnouncement } from "./drawing-announcement.tsx";
import type { DrawingState } from "./drawing-state.ts";

interface Scale {
  chart: OpenChart;
  timeframe: Timeframe;
  decimals: number;
}

interface SelectedLine {
  held: ChartLine | undefined;
  isMoving: boolean;
}

interface AnnouncementProps extends Scale {
  state: DrawingState;
  lineKeys: SelectedLine;
  isWalking: boolean;
}

/** What keys have reached: of a drawing, a line or the bars. */
export function Announcement({ state, lineKeys, isWalking, ...scale }: AnnouncementProps) {
  if (state.kind !== "empty" && state.kind !== "armed") return <DrawingAnnouncement state={state} {...scale} />;
  if (lineKeys.held) return <HeldLine held={lineKeys.held} isMoving={lineKeys.isMoving} decimals={scale.decimals} />;
  return isWalking && <PointedBar {...scale} />;
}

/** While keys move a line, the price comes first. */
function HeldLine({ held, isMoving, decimals }: SelectedLine & { decimals: number }) {
  const t = useT();
  if (!held) return null;
  const place = { line: held.label, price: barPrice(held.price, decimals) };
  if (isMoving) return t("charts.line.moving", place);
  return t(held.isDraggable ? "charts.line.order" : "charts.line.fixed", place);
}

function PointedBar({ chart, timeframe, decimals }: Scale) {
  const t = useT();
  const language = useLanguage();
  const bars = chart.port?.bars() ?? [];
  const index = chart.pointed === null ? -1 : indexAt(bars, chart.pointed);
  const bar = bars[index];
  if (!bar) return null;
  return t("charts.announce", {
    date: barDate(bar.time, timeframe, language),
    open: barPrice(bar.open, decimals),
    high: barPrice(bar.high, decimals),
    low: barPrice(bar.low, decimals),
    close: barPrice(bar.close, decimals),
    change: percentText(barChange(bar, bars[index - 1]), language, { isSigned: true }),
  });
}
