import { expect, it } from "vitest";
import { measureText } from "./measure-text.ts";

it("says how far a step is in its own unit and the reader's language, with Latin digits", () => {
  expect(measureText({ measured: 499.6, unit: "usd" }, "de")).toBe("$500");
  expect(measureText({ measured: 59, unit: "seconds" }, "en")).toBe("59 seconds");
  expect(measureText({ measured: 2.44, unit: "percent" }, "en")).toBe("2.4%");
  expect(measureText({ measured: 1.75, unit: "times" }, "fr")).toBe("1,8");
  expect(measureText({ measured: 59, unit: "seconds" }, "ar")).toMatch(/59/);
  expect(measureText({ measured: null, unit: "usd" }, "en")).toBeNull();
  expect(measureText({ measured: 1, unit: null }, "en")).toBeNull();
});
