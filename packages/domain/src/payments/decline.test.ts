import { expect, test } from "vitest";
import { reasonOfDecline } from "./decline.ts";

test.each([
  ["3.02", "insufficient_funds"],
  ["2.09", "card_expired"],
  ["2.06", "wrong_details"],
  ["3.09", "not_confirmed"],
  ["4.02", "blocked"],
  ["3.08", "declined"],
  [null, "declined"],
])("the provider's code %s means %s", (code, reason) => {
  expect(reasonOfDecline(code)).toBe(reason);
});
