import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { root } from "../process.ts";

const folder = mkdtempSync(join(tmpdir(), "candlewise-new-"));
const bin = join(root, "node_modules/.bin");
const SKIPPED = /(^|\/)(node_modules|dist|\.cache|\.git|data|data-demo)(\/|$)/;

function run(command: string, args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

const textOf = (path: string) => readFileSync(join(folder, path), "utf8");
const make = (...args: string[]) => run(process.execPath, [join(folder, "tools/tasks/new.ts"), ...args]);
const ok = { status: 0, output: expect.anything() as string };

/** Links the installed packages, but uses the copy's own workspaces. */
function linkModules(): void {
  const modules = join(root, "node_modules");
  mkdirSync(join(folder, "node_modules/@candlewise"), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== "@candlewise") symlinkSync(join(modules, name), join(folder, "node_modules", name));
  }
  for (const name of readdirSync(join(modules, "@candlewise"))) {
    const workspace = relative(root, realpathSync(join(modules, "@candlewise", name)));
    symlinkSync(join(folder, workspace), join(folder, "node_modules/@candlewise", name));
  }
}

beforeAll(() => {
  cpSync(root, folder, { recursive: true, filter: (path) => !SKIPPED.test(path.slice(root.length)) });
  linkModules();
  expect(make("feature", "trading", "alerts")).toEqual(ok);
  expect(make("endpoint", "alerts", "muteAlert", "POST", "/v2/alerts/{id}/mute/")).toEqual(ok);
  expect(make("migration", "alerts", "muted until")).toEqual(ok);
  expect(make("job", "alerts", "check prices", "quick")).toEqual(ok);
  expect(make("event", "alerts", "alert.reached")).toEqual(ok);
  expect(make("subscriber", "alerts", "count alerts", "alert.reached")).toEqual(ok);
  expect(make("email", "alerts", "alertReached")).toEqual(ok);
  expect(make("screen", "alerts", "/alerts")).toEqual(ok);
  expect(make("catalogue", "alerts/rules", "Rules")).toEqual(ok);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("generated code is formatted and passes the linter", () => {
  const folders = [
    "packages/contracts/src",
    "apps/api/src/areas/trading",
    "apps/web/src/app",
    "apps/web/src/features/alerts",
  ];
  expect(run(join(bin, "oxfmt"), ["--check", ...folders])).toEqual(ok);
  expect(
    run(join(bin, "oxlint"), ["--deny-warnings", "apps/api/src/areas/trading/alerts", "apps/web/src/features/alerts"]),
  ).toEqual(ok);
});

it("generated code compiles on the server and in the browser", { timeout: 120_000 }, () => {
  // Only the changed files: some files import the whole app.
  const include = {
    api: ["apps/api/src/areas/trading/alerts", "apps/api/src/platform/http/server.ts"],
    web: ["apps/web/src/features/alerts", "apps/web/src/app/all-catalogues.d.ts"],
  };
  expect(textOf("apps/api/src/areas/trading/area.ts")).toMatch(/import \{ alertsModule \}.*alertsModule\(platform\)/s);
  expect(textOf("apps/web/src/app/routes.ts")).toMatch(/import \{ alertsScreenRoutes \}.*\.\.\.alertsScreenRoutes/s);
  for (const [app, files] of Object.entries(include)) {
    const config = { extends: `./apps/${app}/tsconfig.json`, include: files, exclude: ["**/*.test.ts"] };
    writeFileSync(join(folder, `${app}.json`), JSON.stringify(config));
    expect(run(join(bin, "tsc"), ["-p", `${app}.json`, "--pretty", "false"])).toEqual({ status: 0, output: "" });
  }
});

it("migrations get the next number, and nothing is overwritten", () => {
  expect(existsSync(join(folder, "apps/api/src/areas/trading/alerts/migrations/0002-muted-until.sql"))).toBe(true);
  const file = join(folder, "apps/api/src/areas/trading/alerts/items.ts");
  const before = readFileSync(file, "utf8");
  expect(make("feature", "trading", "alerts")).toMatchObject({ status: 1 });
  expect(readFileSync(file, "utf8")).toBe(before);
});

it("prints its usage, and refuses invalid arguments", () => {
  expect(make("feature")).toMatchObject({
    status: 1,
    output: expect.stringContaining("npm run new -- feature <area> <name>"),
  });
  expect(make("feature", "trading", "price-alerts").output).toContain("one lower-case word");
  expect(make("endpoint", "nothing", "doIt", "GET", "/v2/x/").output).toContain("No feature is called nothing");
});
