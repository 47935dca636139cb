import type { Timeframe } from "#web/modules/chart/chart-port.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { pointText, placeText } from "./drawing-texts.ts";
import type { DrawingState } from "./drawing-state.ts";
import { placeOf, pointNumber } from "./placing.ts";
import type { OpenChart } from "#web/modules/chart/use-chart.ts";

interface DrawingAnnouncementProps {
  chart: OpenChart;
  state: DrawingState;
  timeframe: Timeframe;
  decimals: number;
}

/** What a screen reader says while keys draw: the place first, then the step. */
export function DrawingAnnouncement({ chart, state, timeframe, decimals }: DrawingAnnouncementProps) {
  const t = useT();
  const language = useLanguage();
  const format = { timeframe, decimals, language };
  if (state.kind === "done") return t(`charts.done.${state.what}`, { tool: t(`charts.tool.${state.tool}`) });
  if (state.kind === "stepped") return t(`charts.${state.what}`);
  if (state.kind === "placing") {
    const { bars, visible } = { bars: chart.port?.bars() ?? [], visible: { from: 0, to: 0 } };
    const place = pointText(placeOf(state.placing, { bars, visible, decimals }), format);
    return t("charts.point", { place, ...pointNumber(state.placing) });
  }
  if (state.kind === "moving") {
    const { drawing, point } = state.moving;
    const one = point === null ? undefined : drawing.points[point];
    if (point === null || !one) return t("charts.movesAll", { place: placeText(drawing, format) });
    return t("charts.movesPoint", { place: pointText(one, format), number: point + 1 });
  }
  return null;
}
