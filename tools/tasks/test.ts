import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "../build.ts";
import { findChromium } from "../chromium.ts";
import { root, run } from "../process.ts";

const report = join(root, ".cache", "test-report.json");

const chromium = await findChromium();
await build();
const { code } = await run(
  "node_modules/.bin/vitest",
  ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...process.argv.slice(2)],
  {
    env: { CHROMIUM_PATH: chromium, NODE_ENV: "test", TZ: "UTC" },
  },
);
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8")) as {
  numPassedTests: number;
  numFailedTests: number;
};
console.log(`tests: ${numPassedTests} passed, ${numFailedTests} failed`);
process.exit(code);
