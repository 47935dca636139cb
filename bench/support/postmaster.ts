import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const POLL_MS = 5;
const PATIENCE_MS = 5_000;

interface ProcessState {
  readonly parent: number;
  readonly isDead: boolean;
}

/** The kernel's status of a process, `pid (name) state parent …`; null when it has ended. */
function stateOf(pid: number): ProcessState | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return { isDead: fields[0] === "Z" || fields[0] === "X", parent: Number(fields[1]) };
  } catch {
    return null;
  }
}

const isRunning = (pid: number): boolean => stateOf(pid)?.isDead === false;

/** The embedded PostgreSQL of a data folder and its children. Throws when the process runs in another folder. */
function familyOf(dataDir: string): number[] {
  const cluster = join(dataDir, "postgres", "data");
  const [pid = "", folder = ""] = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  const [stated, ours] = [statSync(folder), statSync(cluster)];
  const [named, working] = [Number(pid), statSync(`/proc/${pid}/cwd`)];
  const isOurs = [stated, working].every(({ ino, dev }) => ino === ours.ino && dev === ours.dev);
  if (!isOurs) throw new Error(`Process ${pid} is not the PostgreSQL of ${dataDir}.`);
  const all = globSync("/proc/[0-9]*").map((path) => Number(path.slice("/proc/".length)));
  return [named, ...all.filter((each) => stateOf(each)?.parent === named)];
}

/** Kills the embedded PostgreSQL of a data folder and all its children at once with SIGKILL, like a crash of the machine. */
export async function killPostgres(dataDir: string): Promise<void> {
  const family = familyOf(dataDir);
  for (const pid of family) if (isRunning(pid)) process.kill(pid, "SIGKILL");
  for (let waited = 0; family.some(isRunning); waited += POLL_MS) {
    if (waited > PATIENCE_MS) throw new Error("The killed PostgreSQL does not end.");
    await wait(POLL_MS);
  }
}
