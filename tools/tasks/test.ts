import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { startReaper } from "#apps/api/src/testing/reaper.ts";
import { build } from "../build.ts";
import { findChromium } from "../chromium.ts";
import { installEngines } from "../engines.ts";
import { run } from "../process.ts";

/** Tests wait about as long as they compute: one worker, the default on two cores, would leave half of the CPU idle. */
const workers = Math.max(2, availableParallelism() - 1);

const chromium = await findChromium();
const wanted = process.argv.slice(2);
await installEngines((name) => wanted.length === 0 || wanted.some((pattern) => pattern.includes(name)));
await build();
// All temporary files of the run are in one folder, which is removed however the run ends.
const temporary = mkdtempSync(join(tmpdir(), "cw-"));
// Under root, PostgreSQL runs as another user, who must be able to enter the folder.
chmodSync(temporary, 0o711);
const reaper = startReaper(temporary);
const report = join(temporary, "report.json");
const { code } = await run(
  "node_modules/.bin/vitest",
  ["run", `--maxWorkers=${workers}`, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...wanted],
  { env: { CHROMIUM_PATH: chromium, NODE_ENV: "test", TZ: "UTC", TMPDIR: temporary } },
);
if (!existsSync(report)) {
  // The reaper ends the processes that the broken run has left behind.
  console.log("tests: 0 passed, 1 failed");
  process.exit(code || 1);
}
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8")) as {
  numPassedTests: number;
  numFailedTests: number;
};
rmSync(temporary, { recursive: true, force: true });
reaper.dismiss();
console.log(`tests: ${numPassedTests} passed, ${numFailedTests} failed`);
process.exit(code);
