import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { build } from "../build.ts";
import { findChromium } from "../chromium.ts";
import { root, run } from "../process.ts";

const report = join(root, ".cache", "test-report.json");

const chromium = await findChromium();
await build();
// Tests wait as often as they reckon: on two cores the one worker that is the default would leave half of them idle.
const workers = Math.max(2, availableParallelism() - 1);
const { code } = await run(
  "node_modules/.bin/vitest",
  [
    "run",
    `--maxWorkers=${workers}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
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
