import type { Entry } from "./api.ts";

/** An entry as the server returns it right after it was created. */
export const sampleEntry: Entry = {
  id: "0197f0a0-0000-7000-8000-00000000000e",
  version: 1,
  title: "",
  ticker: "NOVA",
  order_id: null,
  plan: { thesis: "", entry_price: null, stop_price: null, target_price: null, risk: null },
  review: { went_well: "", went_wrong: "", followed_plan: null },
  notes: "",
  tags: [],
  feeling_before: null,
  feeling_after: null,
  picture_url: null,
  created_at: 1_773_325_800,
  updated_at: 1_773_325_800,
  trade: null,
};
