import { expect, test } from "vitest";
import { readPreferences } from "./chart-preferences.ts";

test("preferences of another version are read as far as they are known", () => {
  const indicators = [{ name: "RSI", params: [9000] }, { name: "GONE", params: [] }, "MA", { name: "BOLL" }];
  expect(readPreferences({ timeframe: "2h", look: "hollow", scale: 7, indicators })).toEqual({
    timeframe: "1d",
    look: "hollow",
    scale: "linear",
    indicators: [
      { name: "RSI", params: [500] },
      { name: "BOLL", params: [20, 2] },
    ],
  });
});
