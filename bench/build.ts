import { rmSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "#tools/process.ts";
import { report } from "./support/figures.ts";

// Build times: a clean production build, and the check before a commit.
async function secondsOf(task: string): Promise<{ seconds: number; code: number }> {
  const started = performance.now();
  const { code, output } = await run("npm", ["run", task], { capture: true });
  if (code !== 0) console.log(output);
  return { seconds: (performance.now() - started) / 1000, code };
}

for (const kept of [".cache", "content/dist/content.json.inputs"])
  rmSync(join(root, kept), { recursive: true, force: true });
const build = await secondsOf("build");
const check = await secondsOf("check");
const missed = report("Build", [
  { name: "npm run build, nothing kept", value: build.seconds, limit: 20, direction: "below", unit: "s" },
  { name: "npm run check", value: check.seconds, limit: 60, direction: "below", unit: "s" },
  {
    name: "tasks that failed",
    value: Number(build.code !== 0) + Number(check.code !== 0),
    limit: 0,
    direction: "below",
    unit: "",
  },
]);
process.exit(missed === 0 ? 0 : 1);
