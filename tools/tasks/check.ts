import { checkBoundaries } from "../boundaries.ts";
import { root, run, type Run } from "../process.ts";
import { checkTypes } from "../types.ts";
import { specCoverage } from "../spec-coverage.ts";

const bin = (name: string, ...args: string[]) => run(`node_modules/.bin/${name}`, args, { capture: true });

const coverage = (): Run => {
  const { covered, missing, open } = specCoverage(root);
  const output = `${covered.length} lines of the specification are named by a test, ${open.length} are not built yet.`;
  return missing.length === 0
    ? { code: 0, output }
    : { code: 1, output: `Built, but named by no test: ${missing.join(", ")}` };
};

const checks: Record<string, () => Run | Promise<Run>> = {
  format: () => bin("oxfmt", "--check", "."),
  lint: () => bin("oxlint", "--type-aware", "--deny-warnings"),
  types: checkTypes,
  boundaries: checkBoundaries,
  unused: () => bin("knip", "--no-progress"),
  content: () => run(process.execPath, ["content/src/cli.ts", "check"], { capture: true }),
  spec: coverage,
};

const hints: Readonly<Record<string, string>> = {
  format: "`npx oxfmt .` formats the files.",
  content: "`npm run content -- check` shows this alone; docs/authoring.md explains the errors.",
};

const only = process.argv.slice(2);
const unknown = only.filter((name) => checks[name] === undefined);
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(", ")}. There are: ${Object.keys(checks).join(", ")}.`);
  process.exit(1);
}
let failed = 0;
let passed = 0;
for (const [name, check] of Object.entries(checks)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const started = performance.now();
  const { code, output } = await check();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code === 0) passed++;
  else failed++;
  console.log(
    `${code === 0 ? "ok  " : "FAIL"} ${name} (${seconds} s)${name === "spec" && code === 0 ? `: ${output}` : ""}`,
  );
  if (code !== 0) console.log([output, hints[name]].filter(Boolean).join("\n"));
}
console.log(`checks: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
