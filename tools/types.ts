import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, run, type Run } from "./process.ts";

/** Every workspace, and the folders of the root project with their own tsconfig. */
function projects(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { workspaces: string[] };
  return [...workspaces, "apps/web/src/shared/service-worker", "tools", "e2e", "bench"];
}

/** Type-checks every project incrementally. */
export async function checkTypes(): Promise<Run> {
  const lines = new Set<string>();
  let code = 0;
  for (const project of projects()) {
    if (!existsSync(join(root, project, "tsconfig.json"))) {
      return { code: 1, output: `${project} has no tsconfig.json, so nothing checks its types.` };
    }
    const state = join(root, ".cache/types", `${project.replaceAll("/", "-")}.tsbuildinfo`);
    const args = ["-p", project, "--incremental", "--tsBuildInfoFile", state, "--pretty", "false"];
    const checked = await run("node_modules/.bin/tsc", args, { capture: true });
    code = Math.max(code, checked.code);
    // An error in a shared package is reported by each project that imports it.
    for (const line of checked.output.split("\n")) lines.add(line);
  }
  return { code, output: [...lines].join("\n") };
}
