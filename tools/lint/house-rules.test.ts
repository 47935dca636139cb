import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "../process.ts";

const ambient = [
  "Date.now()",
  "new Date()",
  "Date()",
  "performance.now()",
  "Math.random()",
  "crypto.randomUUID()",
  "crypto.getRandomValues(new Uint8Array(4))",
  "process.env",
  "process.hrtime()",
  'fetch("/")',
  'globalThis.fetch("/")',
];
const imported = [
  ["randomUUID", "node:crypto"],
  ["randomBytes", "crypto"],
  ["randomInt", "node:crypto"],
  ["webcrypto", "node:crypto"],
  ["env", "node:process"],
  ["performance", "node:perf_hooks"],
  ["uuidv7", "uuidv7"],
] as const;
const texts = [
  "<p>Hello there</p>",
  '<p>{"Hello there"}</p>',
  '<p aria-label="Hello there" />',
  '<img alt="A chart" />',
  '<input placeholder="Your name" />',
];
const innocent = ["<p>· 12 %</p>", "<p>Candlewise</p>", '<p className="hello there" />'];

/** Locations of oxlint's findings as `file:line`, for files in a project with this project's lint rules. */
function findings(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "candlewise-lint-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const config = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as object;
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify({ ...config, options: { typeAware: false } }));
  for (const name of ["tools", "node_modules"]) symlinkSync(join(root, name), join(folder, name));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { stdout, stderr } = spawnSync(
    join(root, "node_modules/.bin/oxlint"),
    ["--format", "json", "apps", "packages"],
    { cwd: folder, encoding: "utf8" },
  );
  if (!stdout.startsWith("{")) throw new Error(stdout + stderr);
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics
    .filter(({ code }) => code.startsWith("house"))
    .map(({ filename, labels }) => `${filename}:${labels[0]?.span.line}`)
    .toSorted();
}

const lines = (texts: readonly string[]) => texts.map((text) => `${text}\n`).join("");
const everyLine = (file: string, count: number) => Array.from({ length: count }, (_, index) => `${file}:${index + 1}`);

it("features and rules take time, randomness, environment and calls from outside", () => {
  const feature = "apps/api/src/areas/trading/orders/place.ts";
  const rule = "packages/domain/src/orders/rule.ts";
  const platform = "apps/api/src/platform/clock.ts";
  const calls = lines(ambient.map((call, index) => `export const a${index} = ${call};`));
  const imports = lines(
    imported.map(
      ([name, from]) => `export { ${name} } from "${from}";\nimport { ${name} as b_${name} } from "${from}";`,
    ),
  );
  expect(findings({ [feature]: calls })).toEqual(everyLine(feature, ambient.length).toSorted());
  expect(findings({ [rule]: calls })).toEqual(everyLine(rule, ambient.length).toSorted());
  expect(findings({ [platform]: calls })).toEqual([]);
  expect(findings({ [feature]: imports })).toHaveLength(imported.length * 2);
});

it("every text of a screen has a key", () => {
  const screen = "apps/web/src/features/orders/list.tsx";
  const body = (parts: readonly string[]) =>
    lines(parts.map((part, index) => `export const a${index} = () => ${part};`));
  expect(findings({ [screen]: body(texts) })).toEqual(everyLine(screen, texts.length).toSorted());
  expect(findings({ [screen]: body(innocent) })).toEqual([]);
});

it("an import does not climb out of its folder twice", () => {
  expect(findings({ "apps/web/src/features/a/b/c.ts": 'import "../../d.ts";\n' })).toHaveLength(1);
});
