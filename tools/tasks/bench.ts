import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "../build.ts";
import { findChromium } from "../chromium.ts";
import { root, run } from "../process.ts";

// `npm run bench` runs all benches, `npm run bench -- crash cold-load` the named ones, `--short` the short forms (see bench/support/short.ts).
const SHORT_FORM_LIMIT_MS = 300_000;

const words = process.argv.slice(2);
const isShort = words.includes("--short");
const named = words.filter((word) => word !== "--short");
const all = globSync("bench/*.ts", { cwd: root }).toSorted();
const hasShortForm = (file: string) => readFileSync(join(root, file), "utf8").includes('"./support/short.ts"');
const candidates = isShort ? all.filter(hasShortForm) : all;
const nameOf = (file: string) => basename(file, ".ts");
const unknown = named.filter((name) => !candidates.some((file) => nameOf(file) === name));
if (unknown.length > 0) {
  const kind = isShort ? "short form of a bench" : "bench";
  console.error(`No ${kind} is called ${unknown.join(", ")}. There are: ${candidates.map(nameOf).join(", ")}.`);
  process.exit(1);
}
const benches = candidates.filter((file) => named.length === 0 || named.includes(nameOf(file)));
const env = { CHROMIUM_PATH: await findChromium(), ...(isShort && { SHORT: "1" }) };
await build();
let failed = 0;
for (const bench of benches) {
  const started = performance.now();
  const { code } = await run(process.execPath, [bench], {
    env,
    ...(isShort && { timeoutMs: SHORT_FORM_LIMIT_MS }),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${nameOf(bench)} (${seconds} s)`);
  if (code !== 0) failed++;
}
console.log(`benches: ${benches.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
