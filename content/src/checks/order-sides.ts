import type { CompiledCurriculum } from "@candlewise/domain/learning/curriculum";
import type { CompiledItem } from "@candlewise/domain/learning/items";
import type { Problems } from "../problems.ts";
import type { Sources } from "../sources.ts";
import { itemsOfCourse } from "./course-items.ts";

/** Fewer orders that may be left cannot show a pattern. */
const ENOUGH_ITEMS = 3;

/** Reports courses in which staying out, where it is on offer, is never right, or always. */
export function checkOrderSides(sources: Sources, english: CompiledCurriculum, problems: Problems): void {
  for (const [id, { file }] of sources.courses) {
    const offering = itemsOfCourse(english, id).flatMap((item) => (mayStayOut(item) ? [item.side === "stay_out"] : []));
    if (offering.length < ENOUGH_ITEMS || new Set(offering).size > 1) continue;
    const often = offering[0] ? "always" : "never";
    problems.error(file.path, 1, `staying out is ${often} right in ${offering.length} chart_order items; vary it`);
  }
}

const mayStayOut = (item: CompiledItem): item is Extract<CompiledItem, { type: "chart_order" }> =>
  item.type === "chart_order" && [item.side, ...item.wrongSides.map(({ side }) => side)].includes("stay_out");
