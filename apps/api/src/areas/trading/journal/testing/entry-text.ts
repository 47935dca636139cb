import type { CallArguments } from "@candlewise/contracts/endpoint";
import type { JournalShapes } from "@candlewise/contracts/journal/schemas";

export type WireEntry = CallArguments<JournalShapes["createJournalEntry"]>["body"]["entry"];

/** An empty entry with the changes of a test. */
export const entryText = (change: Partial<WireEntry> = {}): WireEntry => ({
  title: "",
  ticker: null,
  order_id: null,
  plan: { thesis: "", entry_price: null, stop_price: null, target_price: null, risk: null },
  review: { went_well: "", went_wrong: "", followed_plan: null },
  notes: "",
  tags: [],
  feeling_before: null,
  feeling_after: null,
  ...change,
});
