import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

// Started by reaper.ts with a folder. Each line of input is a process to end: `+<pid>`, or `-<pid>` once it ended. When the input closes without
// `done`, the parent is dead: end its processes and each PostgreSQL below the folder, and remove the folder.
const POLL_MS = 20;
const PATIENCE_MS = 10_000;

const folder = process.argv[2] ?? "";
const pids = new Set<number>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended on its own.
  }
}

async function reap(): Promise<void> {
  for (const pid of pids) end(pid, "SIGKILL");
  const databases = globSync("{,*/}postgres/data/postmaster.pid", { cwd: folder }).map((file) =>
    Number.parseInt(readFileSync(join(folder, file), "utf8"), 10),
  );
  for (const pid of databases) end(pid, "SIGQUIT");
  for (let waited = 0; waited < PATIENCE_MS && [...pids, ...databases].some(isAlive); waited += POLL_MS) {
    await wait(POLL_MS);
  }
  // Others that are ending may remove or write files in it at the same time.
  for (let waited = 0; waited < PATIENCE_MS && existsSync(folder); waited += POLL_MS) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      await wait(POLL_MS);
    }
  }
}

// Ctrl-C reaches the whole process group; the reaper outlives it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "done") process.exit(0);
  const pid = Number(line.slice(1));
  if (line.startsWith("+")) pids.add(pid);
  else pids.delete(pid);
}
await reap();
