import type { Timeframe } from "#web/modules/chart/chart-port.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { pointText, placeText } from "./drawing-texts.ts";
import type { Hand } from "./hand.ts";
import { placeOf, pointNumber } from "./placing.ts";
import type { OpenChart } from "#web/modules/chart/use-chart.ts";

interface HandSaidProps {
  chart: OpenChart;
  hand: Hand;
  timeframe: Timeframe;
  decimals: number;
}

/** What is read aloud of the hand that draws with keys: where it is, then what it is at. */
export function HandSaid({ chart, hand, timeframe, decimals }: HandSaidProps) {
  const t = useT();
  const language = useLanguage();
  const format = { timeframe, decimals, language };
  if (hand.kind === "done") return t(`charts.done.${hand.what}`, { tool: t(`charts.tool.${hand.tool}`) });
  if (hand.kind === "placing") {
    const { bars, visible } = { bars: chart.port?.bars() ?? [], visible: { from: 0, to: 0 } };
    const place = pointText(placeOf(hand.placing, { bars, visible, decimals }), format);
    return t("charts.point", { place, ...pointNumber(hand.placing) });
  }
  if (hand.kind === "moving") {
    const { drawing, point } = hand.moving;
    const one = point === null ? undefined : drawing.points[point];
    if (point === null || !one) return t("charts.movesAll", { place: placeText(drawing, format) });
    return t("charts.movesPoint", { place: pointText(one, format), number: point + 1 });
  }
  return null;
}
