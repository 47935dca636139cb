import { readFileSync, readlinkSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
}

/** Larger than any process id on Linux and macOS. */
const NO_PROCESS = 99_999_999;

const pidFileOf = (cluster: string) => join(cluster, "postmaster.pid");

/** The running server that `postmaster.pid` names; null when there is none, or its process id is unused or reused. */
export function readPostmaster(cluster: string): Postmaster | null {
  const lines = linesOf(cluster);
  // In a copy of a folder that was in use, the file names the server of the original.
  if (!isSameFolder(lines[1]?.trim(), cluster)) return null;
  const pid = Number(lines[0]);
  const socketFolder = lines[4]?.trim();
  return isAlive(pid) && worksIn(pid, cluster) && socketFolder ? { pid, socketFolder } : null;
}

/** Whether `postmaster.pid` says that the server with this process id has started. */
export function acceptsConnections(cluster: string, pid: number): boolean {
  const lines = linesOf(cluster);
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
}

/** Process id, data folder, start time, port, socket folder, listen address, shared memory key, status (src/include/utils/pidfile.h). */
function linesOf(cluster: string): string[] {
  try {
    return readFileSync(pidFileOf(cluster), "utf8").split("\n");
  } catch {
    return [];
  }
}

/**
 * Replaces a process id in `postmaster.pid` that another process now has, or a killed server that its parent has not reaped: PostgreSQL
 * would refuse to start. The rest of the file stays,
 * because PostgreSQL uses its shared memory id to check whether children of the killed server still run.
 */
export function disownPidFile(cluster: string): void {
  let text: string;
  try {
    text = readFileSync(pidFileOf(cluster), "utf8");
  } catch {
    return;
  }
  const pid = Number.parseInt(text, 10);
  if (isZombie(pid) || (isAlive(pid) && !worksIn(pid, cluster))) {
    writeFileSync(pidFileOf(cluster), text.replace(/^\d+/, String(NO_PROCESS)));
  }
}

/** A server's working directory is its data folder. Where that cannot be read, the process is assumed to be the server. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    return isSameFolder(readlinkSync(`/proc/${pid}/cwd`), cluster);
  } catch {
    return true;
  }
}

function isSameFolder(named: string | undefined, cluster: string): boolean {
  try {
    return named !== undefined && realpathSync(named) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/** A zombie counts as ended. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || isZombie(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function isZombie(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
