import { globSync } from "node:fs";
import { basename } from "node:path";
import { build } from "../build.ts";
import { findChromium } from "../chromium.ts";
import { root, run } from "../process.ts";

// `npm run bench` runs all, `npm run bench -- crash cold-load` some.
const wanted = process.argv.slice(2);
const benches = globSync("bench/*.ts", { cwd: root }).filter(
  (file) => wanted.length === 0 || wanted.includes(basename(file, ".ts")),
);
if (benches.length === 0) {
  console.error(
    `There is no such bench. Benches: ${globSync("bench/*.ts", { cwd: root })
      .map((file) => basename(file, ".ts"))
      .join(", ")}.`,
  );
  process.exit(1);
}
const env = { CHROMIUM_PATH: await findChromium() };
await build();
let failed = 0;
for (const bench of benches.toSorted()) if ((await run(process.execPath, [bench], { env })).code !== 0) failed++;
console.log(`\nbench: ${benches.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
