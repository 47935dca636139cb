import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";

export interface Postmaster {
  readonly pid: number;
  readonly socketFolder: string;
}

/** What `postmaster.pid` says of a server on this cluster; null when there is none or its process is gone. */
export function readPostmaster(cluster: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return null;
  }
  // In a copy of a folder in use the file names the server of the original.
  if (!isSameFolder(lines[1], cluster)) return null;
  // Lines: process, data folder, start time, port, socket folder (src/include/utils/pidfile.h).
  const pid = Number(lines[0]);
  const socketFolder = lines[4]?.trim();
  return isAlive(pid) && socketFolder ? { pid, socketFolder } : null;
}

function isSameFolder(named: string | undefined, cluster: string): boolean {
  try {
    return named !== undefined && realpathSync(named.trim()) === realpathSync(cluster);
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
