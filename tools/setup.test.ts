import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./process.ts";

const node = process.execPath;
const entry = join(root, "tools/run.cjs");

/** A project with a lockfile, one task, and an `npm` that only records its call (or fails). */
function project(npmExit = 0): { folder: string; run: () => { status: number | null; output: string } } {
  const folder = mkdtempSync(join(tmpdir(), "candlewise-setup-"));
  mkdirSync(join(folder, "tools/tasks"), { recursive: true });
  mkdirSync(join(folder, "bin"));
  for (const file of ["run.cjs", "setup.cjs", "parent.cjs"])
    cpSync(join(root, "tools", file), join(folder, "tools", file));
  writeFileSync(join(folder, "package-lock.json"), "{}");
  writeFileSync(join(folder, "tools/tasks/start.ts"), 'console.log("the task ran");');
  writeFileSync(
    join(folder, "bin/npm"),
    `#!/bin/sh\necho "$@" >> "${folder}/npm-calls"\nmkdir -p "${folder}/node_modules"\nexit ${npmExit}\n`,
    { mode: 0o755 },
  );
  const run = () => {
    const result = spawnSync(node, [join(folder, "tools/run.cjs"), "start"], {
      encoding: "utf8",
      env: { PATH: `${join(folder, "bin")}:/usr/bin:/bin` },
    });
    return { status: result.status, output: result.stdout + result.stderr };
  };
  return { folder, run };
}

const npmCalls = (folder: string) =>
  existsSync(join(folder, "npm-calls")) ? readFileSync(join(folder, "npm-calls"), "utf8").trim().split("\n").length : 0;

describe("npm start sets itself up", () => {
  it("an old Node gets a clear message with a solution", () => {
    const code = `Object.defineProperty(process.versions, "node", { value: "18.20.0" }); require(${JSON.stringify(entry)});`;
    const { status, stderr } = spawnSync(node, ["-e", code], { encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toContain("needs Node 20 or newer");
    expect(stderr).toContain("https://nodejs.org");
  });

  it("installs once, then starts at once", () => {
    const { folder, run } = project();
    expect(run().output).toContain("the task ran");
    expect(run().output).toContain("the task ran");
    expect(npmCalls(folder)).toBe(1);
  });

  it("repairs a half-installed or outdated node_modules", () => {
    const { folder, run } = project();
    mkdirSync(join(folder, "node_modules"));
    expect(run().output).toContain("incomplete or out of date");
    writeFileSync(join(folder, "package-lock.json"), '{ "changed": true }');
    expect(run().output).toContain("the task ran");
    expect(npmCalls(folder)).toBe(2);
  });

  it("says what to do when the installation fails, and tries again the next time", () => {
    const { folder, run } = project(1);
    const { status, output } = run();
    expect(status).toBe(1);
    expect(output).toContain("npm install did not finish");
    expect(output).toContain("delete the folder node_modules");
    run();
    expect(npmCalls(folder)).toBe(2);
  });
});
