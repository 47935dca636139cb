import { useSearchParams } from "#web/shared/routing/router.tsx";
import { HISTORY_FILTERS, type HistoryFilter } from "../orders/order-facts.ts";
import { ACTIVITY_FILTERS, type ActivityFilter } from "./activity-filter.ts";

export const VIEWS = ["open", "ended", "ledger"] as const;

export interface ActivityView {
  readonly view: (typeof VIEWS)[number];
  /** Of the history. */
  readonly status: HistoryFilter;
  /** Of the ledger. */
  readonly type: ActivityFilter;
}

/** What the screen of orders and activity shows, as the address has it: links lead to each view, and going back finds the same list. */
export function useActivityView(): readonly [ActivityView, (change: Partial<ActivityView>) => void] {
  const [params, setParams] = useSearchParams();
  const read = <Value extends string>(name: keyof ActivityView, values: readonly [Value, ...Value[]]): Value =>
    values.find((value) => value === params.get(name)) ?? values[0];
  const shown: ActivityView = {
    view: read("view", VIEWS),
    status: read("status", HISTORY_FILTERS),
    type: read("type", ACTIVITY_FILTERS),
  };
  const change = (wanted: Partial<ActivityView>) => {
    const isFirst: readonly string[] = [VIEWS[0], HISTORY_FILTERS[0], ACTIVITY_FILTERS[0]];
    const chosen = Object.entries({ ...shown, ...wanted }).filter(([, value]) => !isFirst.includes(value));
    setParams(chosen, { replace: true });
  };
  return [shown, change];
}
