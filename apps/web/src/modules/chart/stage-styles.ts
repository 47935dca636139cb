import type { CSSProperties } from "react";
import { classNames } from "#web/shared/ui/class-names.ts";
import type { IndicatorChoice } from "./chart-port.ts";
import stage from "./chart-stage.module.css";
import { panesOf } from "./indicators.ts";

/** Class and style of the element in which a chart is drawn, as high as its studies need. */
export function surfaceStyles(indicators: readonly Pick<IndicatorChoice, "name">[], className?: string) {
  const style: CSSProperties & Record<"--panes", number> = { "--panes": panesOf(indicators) };
  return { className: classNames(stage.surface, className), style };
}
