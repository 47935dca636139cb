import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { canaries } from "./boundary-canaries.ts";
import { root, run, type Run } from "./process.ts";

const folders = ["packages", "content/src", "apps/api/src", "apps/sandbox/src", "apps/web/src"];
const config = join(root, ".dependency-cruiser.mjs");
/** Fewer modules would mean that the cruiser no longer finds the sources. */
const LEAST_MODULES = 500;

interface Cruise {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[];
  };
}

async function cruise(cwd: string, paths: readonly string[]): Promise<Cruise["summary"]> {
  const args = ["--config", config, "--output-type", "json", ...paths];
  const { output } = await run(join(root, "node_modules/.bin/depcruise"), args, { capture: true, cwd });
  const start = output.indexOf("{\n");
  if (start < 0) throw new Error(`dependency-cruiser failed:\n${output}`);
  return (JSON.parse(output.slice(start)) as Cruise).summary;
}

/** Creates a project of deliberate violations and returns its folder. */
function plant(): string {
  const folder = mkdtempSync(join(tmpdir(), "candlewise-canaries-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write("package.json", "{}");
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const { file, text, targets = {} } of Object.values(canaries)) {
    write(file, text);
    for (const [target, content] of Object.entries(targets)) write(target, content);
  }
  return folder;
}

/** Defects of the check itself: rules without a deliberate violation, or rules that miss theirs. */
async function findBlindRules(): Promise<string[]> {
  const { default: rules } = (await import(pathToFileURL(config).href)) as {
    default: { forbidden: readonly { name: string }[] };
  };
  const names = rules.forbidden.map(({ name }) => name);
  const faults = Object.keys(canaries)
    .filter((name) => !names.includes(name))
    .map((name) => `tools/boundary-canaries.ts names ${name}, which is no rule of .dependency-cruiser.mjs.`);
  const folder = plant();
  try {
    const { violations } = await cruise(folder, ["packages", "apps"]);
    for (const name of names) {
      const file = canaries[name]?.file;
      const isCaught = violations.some(({ rule, from }) => rule.name === name && from === file);
      if (file === undefined) faults.push(`The rule ${name} has no planted violation in tools/boundary-canaries.ts.`);
      else if (!isCaught) faults.push(`The rule ${name} does not see its planted violation ${file}.`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
}

/** Checks the import boundaries, and that each rule still catches a deliberate violation. */
export async function checkBoundaries(): Promise<Run> {
  const { violations, totalCruised } = await cruise(root, folders);
  const found = violations.map(({ rule, from, to, cycle }) => {
    const path = cycle === undefined || cycle.length === 0 ? to : cycle.map(({ name }) => name).join(" → ");
    return `${rule.name}: ${from} → ${path}`;
  });
  if (totalCruised < LEAST_MODULES) found.push(`Only ${totalCruised} modules were found in ${folders.join(", ")}.`);
  found.push(...(await findBlindRules()));
  return { code: found.length === 0 ? 0 : 1, output: found.join("\n") };
}
