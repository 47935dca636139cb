"use strict";
const { spawnSync } = require("node:child_process");
const { readFileSync } = require("node:fs");

const POLL_MS = 500;

/** Parent and command line of a process; null if neither /proc nor ps provides them. */
function describeProcess(pid) {
  try {
    const args = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return { args, parent: Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop().split(" ")[1]) };
  } catch {
    const { status, stdout } = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" });
    const [, parent, args] = status === 0 ? (/^\s*(\d+)\s+(.*)/.exec(stdout) ?? []) : [];
    return args === undefined ? null : { args, parent: Number(parent) };
  }
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

/** Calls `callback` once when the process that started this one has ended: a killed npm forwards no signal. */
function onParentGone(callback) {
  const parent = process.ppid;
  const found = describeProcess(parent);
  // npm starts a script through a shell, which survives when npm is killed.
  const npm = found !== null && /^\S*sh -c .*run\.cjs/.test(found.args) ? found.parent : parent;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(timer);
    callback();
  }, POLL_MS);
  timer.unref();
}

module.exports = { onParentGone };
