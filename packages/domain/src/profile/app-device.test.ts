import { expect, it } from "vitest";
import { canRunApp } from "./app-device.ts";

it.each([
  ["iOS", "17.0", true],
  ["iOS", "18.2.1", true],
  ["iOS", "16.7.10", false],
  ["Android", "8.0.0", true],
  ["Android", "15", true],
  ["Android", "7.1.2", false],
  ["Android", "", false],
  ["macOS", "17.0", false],
  ["Windows", "NT 10.0", false],
  ["", "", false],
])("S9.07 the app runs on %s %s: %s", (os, version, isIt) => {
  expect(canRunApp({ os, version })).toBe(isIt);
});
