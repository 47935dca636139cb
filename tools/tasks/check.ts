import { checkBoundaries } from "../boundaries.ts";
import { root, run, type Run } from "../process.ts";
import { specCoverage } from "../spec-coverage.ts";

const bin = (name: string, ...args: string[]) => run(`node_modules/.bin/${name}`, args, { capture: true });

const types = async (): Promise<Run> => {
  const projects = [
    "packages/domain",
    "packages/contracts",
    "content",
    "apps/api",
    "apps/web",
    "tools",
    "e2e",
    "bench",
  ];
  const runs: Run[] = [];
  for (const project of projects) runs.push(await bin("tsc", "-p", project));
  return { code: Math.max(...runs.map(({ code }) => code)), output: runs.map(({ output }) => output).join("") };
};

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
  types,
  boundaries: checkBoundaries,
  unused: () => bin("knip", "--no-progress"),
  content: () => run(process.execPath, ["content/src/cli.ts", "check"], { capture: true }),
  spec: coverage,
};

const only = process.argv.slice(2);
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
  if (code !== 0) console.log(output);
}
console.log(`checks: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
