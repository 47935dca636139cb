"use strict";
const { spawn, spawnSync } = require("node:child_process");
const { createHash } = require("node:crypto");
const { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const { onParentGone } = require("./parent.cjs");

const root = path.join(__dirname, "..");
const modules = path.join(root, "node_modules");
const marker = path.join(modules, ".candlewise-installed");
const tasks = ["start", "dev", "test", "check", "bench", "content", "build", "new", "operator", "chart-vision"];

/** The Node installed with the dependencies; the running one if there is none for this platform. */
function bundledNode() {
  const node = path.join(modules, ".bin", "node");
  return existsSync(node) ? node : process.execPath;
}

/** What the installed packages must match: the lockfile and the platform. */
function installDigest() {
  return createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .update(`${process.platform}-${process.arch}`)
    .digest("hex");
}

function isInstalled() {
  return existsSync(marker) && readFileSync(marker, "utf8") === installDigest();
}

function fail(message, hint) {
  console.error(`\n${message}\n${hint}`);
  process.exit(1);
}

function install() {
  try {
    accessSync(existsSync(modules) ? modules : root, constants.W_OK);
  } catch {
    fail(
      `Cannot write to ${existsSync(modules) ? modules : root}.`,
      "Run the command as the owner of this folder, or copy the project to a folder of yours.",
    );
  }
  const isRepair = existsSync(modules);
  // The standard output belongs to the task.
  console.error(
    isRepair ? "Dependencies are incomplete or out of date: installing them again …" : "Installing dependencies …",
  );
  const started = performance.now();
  // Not `npm ci`, which refuses a lockfile that lacks binaries of platforms that the registry does not carry. An empty folder and
  // `--no-save` have the same effect: exactly the locked versions, and an unchanged lockfile.
  rmSync(modules, { recursive: true, force: true });
  const result = spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (result.status !== 0) {
    fail(
      `npm install did not finish${result.error ? ` (${result.error.message})` : ""}.`,
      "Check the network and the free disk space, delete the folder node_modules, and run the command again.",
    );
  }
  writeFileSync(marker, installDigest());
  console.error(`Dependencies installed in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}

/** Installs missing packages, then runs `tools/tasks/<task>.ts` on the bundled Node, forwarding signals and the exit code. */
function run(task, args) {
  if (!tasks.includes(task)) fail(`There is no task ${String(task)}.`, `Tasks: ${tasks.join(", ")}.`);
  if (!isInstalled()) install();
  const node = bundledNode();
  const child = spawn(
    node,
    ["--disable-warning=ExperimentalWarning", path.join(root, "tools", "tasks", `${task}.ts`), ...args],
    {
      cwd: root,
      stdio: "inherit",
      env: {
        ...process.env,
        PATH: `${path.join(modules, ".bin")}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`,
      },
    },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  onParentGone(() => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

module.exports = { run, isInstalled, installDigest };
