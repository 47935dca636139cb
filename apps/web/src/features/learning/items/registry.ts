import type { PublicItem } from "@candlewise/domain/learning/items";
import { categorize } from "./categorize/categorize.ts";
import { chartLine } from "./chart-line/chart-line.ts";
import { chartOrder } from "./chart-order/chart-order.ts";
import { chartPoint } from "./chart-point/chart-point.ts";
import { choice } from "./choice/choice.ts";
import { fillBlank } from "./fill-blank/fill-blank.ts";
import { estimate } from "./estimate/estimate.ts";
import type { ItemType } from "./item-type.tsx";
import { match } from "./match/match.ts";
import { multi } from "./multi/multi.ts";
import { numeric } from "./numeric/numeric.ts";
import { order } from "./order/order.ts";
import { replayDecision } from "./replay-decision/replay-decision.ts";

export const itemTypes: Record<PublicItem["type"], ItemType> = {
  choice,
  multi,
  order,
  match,
  categorize,
  fill_blank: fillBlank,
  numeric,
  estimate,
  chart_point: chartPoint,
  chart_line: chartLine,
  replay_decision: replayDecision,
  chart_order: chartOrder,
};
