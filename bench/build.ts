import { rmSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "#tools/process.ts";
import { atMost, report } from "./support/figures.ts";

// Build times: a clean production build, and the check before a commit.
async function secondsOf(task: string): Promise<{ seconds: number; code: number }> {
  const started = performance.now();
  const { code, output } = await run("npm", ["run", task], { capture: true });
  if (code !== 0) console.log(output);
  return { seconds: (performance.now() - started) / 1000, code };
}

for (const path of [".cache", "content/dist/content.json.inputs"])
  rmSync(join(root, path), { recursive: true, force: true });
const build = await secondsOf("build");
const check = await secondsOf("check");
const missed = report("Build", [
  atMost("npm run build, no cache", build.seconds, 20, "s"),
  atMost("npm run check", check.seconds, 60, "s"),
  atMost("tasks that failed", Number(build.code !== 0) + Number(check.code !== 0), 0),
]);
process.exit(missed === 0 ? 0 : 1);
