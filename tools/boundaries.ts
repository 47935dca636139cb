import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, run, type Run } from "./process.ts";

const folders = ["packages", "content/src", "apps/api/src", "apps/web/src"];

// The cruiser exits 0 when it cannot parse anything. The canaries prove in each run that it still sees violations.
const canaries = [
  {
    file: "packages/domain/src/learning/boundary-canary.ts",
    text: 'import "../../../../apps/api/src/config.ts";\n',
    rule: "packages-not-apps",
  },
  {
    file: "apps/web/src/features/canary/boundary-canary.ts",
    text: 'import type { App } from "../learning/api.ts";\nexport type Planted = App;\n',
    rule: "no-cross-feature",
  },
  { file: "apps/web/src/shared/boundary-canary.ts", text: 'import "node:fs";\n', rule: "no-node-in-web" },
];

const cruise = (): Promise<Run> =>
  run("node_modules/.bin/depcruise", ["--config", ".dependency-cruiser.mjs", ...folders], { capture: true });

/** Checks the import boundaries, and that the check itself still bites. */
export async function checkBoundaries(): Promise<Run> {
  const clean = await cruise();
  if (clean.code !== 0) return clean;
  const planted = canaries.map(({ file }) => join(root, file));
  try {
    for (const [index, path] of planted.entries()) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, canaries[index]?.text ?? "");
    }
    const { code, output } = await cruise();
    const unseen = canaries.filter(({ file, rule }) => !output.includes(rule) || !output.includes(file));
    if (code === 0 || unseen.length > 0) {
      return {
        code: 1,
        output: `The boundary check is blind: planted violations of ${unseen.map(({ rule }) => rule).join(", ")} were not reported.\n${output}`,
      };
    }
    return clean;
  } finally {
    for (const path of planted) rmSync(path, { force: true });
    rmSync(join(root, "apps/web/src/features/canary"), { recursive: true, force: true });
  }
}
