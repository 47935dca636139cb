import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";

export interface Reaper {
  /** Also ends this process if the caller dies first. */
  watch(child: ChildProcess): void;
  /** The caller has cleaned up itself. */
  dismiss(): void;
}

/**
 * Starts a process that cleans up after this one, even after SIGKILL: it ends the watched processes and each PostgreSQL in `folder`, then
 * removes the folder.
 */
export function startReaper(folder: string): Reaper {
  const reaper = spawn(process.execPath, [join(import.meta.dirname, "reaper-process.ts"), folder], {
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
  });
  const { stdin } = reaper;
  reaper.unref();
  // A broken pipe: the reaper was killed.
  stdin.on("error", () => undefined);
  if ("unref" in stdin && typeof stdin.unref === "function") stdin.unref();
  return {
    watch(child) {
      if (child.pid === undefined) return;
      stdin.write(`+${child.pid}\n`);
      child.once("exit", () => stdin.write(`-${child.pid}\n`));
    },
    dismiss: () => stdin.end("done\n"),
  };
}
