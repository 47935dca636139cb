import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#apps/api/src/testing/free-port.ts";
import { killPostgres } from "./postmaster.ts";

export interface Replicated {
  readonly primaryPort: number;
  readonly standbyPort: number;
  /** Kills the primary and its children with SIGKILL. */
  killPrimary(): Promise<void>;
  /** Promotes the standby. */
  promote(): void;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. */
function identity(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((each) => each.startsWith("postgres:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error("The user postgres is needed: install the package postgresql.");
  return { uid: Number(uid), gid: Number(gid) };
}

/** Starts a primary and a synchronous standby in `<folder>/{primary,standby}`, using the installed PostgreSQL. */
export async function startReplicated(folder: string): Promise<Replicated> {
  const [bin] = globSync("/usr/lib/postgresql/*/bin").toSorted().toReversed();
  if (bin === undefined) throw new Error("PostgreSQL is needed for this bench: install the package postgresql.");
  const who = identity();
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const own = (name: string) => {
    const path = join(folder, name, "postgres");
    mkdirSync(path, { recursive: true, mode: 0o711 });
    if ("uid" in who) chownSync(path, who.uid, who.gid);
    return path;
  };
  const homes = { primary: own("primary"), standby: own("standby") };
  const execute = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { ...who, cwd: "/", stdio: ["ignore", "ignore", "inherit"] });
  const launch = async (home: string, port: number, settings: string[]): Promise<ChildProcess> => {
    const all = [
      `port=${port}`,
      "listen_addresses=localhost",
      `unix_socket_directories=${home}`,
      "max_connections=100",
    ];
    const args = ["-D", join(home, "data"), ...[...all, ...settings].flatMap((setting) => ["-c", setting])];
    const child = spawn(join(bin, "postgres"), args, { ...who, cwd: join(home, "data"), stdio: "ignore" });
    const isUp = () => spawnSync(join(bin, "pg_isready"), ["-q", "-h", home, "-p", String(port)]).status === 0;
    while (!isUp()) await wait(50);
    return child;
  };
  const data = { primary: join(homes.primary, "data"), standby: join(homes.standby, "data") };
  execute("initdb", ["-D", data.primary, "-U", "candlewise", "-A", "trust", "-E", "UTF8", "--no-instructions"]);
  const primary = await launch(homes.primary, primaryPort, ["wal_level=replica"]);
  execute("createdb", ["-h", homes.primary, "-p", String(primaryPort), "-U", "candlewise", "candlewise"]);
  const from = ["-h", homes.primary, "-p", String(primaryPort), "-U", "candlewise"];
  execute("pg_basebackup", ["-D", data.standby, "-R", "-C", "-S", "standby", "-c", "fast", ...from]);
  const standby = await launch(homes.standby, standbyPort, []);
  // From now on, commits wait for the standby.
  writeFileSync(join(data.primary, "postgresql.auto.conf"), "synchronous_standby_names = '*'\n");
  execute("pg_ctl", ["reload", "-D", data.primary]);
  const end = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGINT");
    await once(child, "exit");
  };
  return {
    primaryPort,
    standbyPort,
    killPrimary: () => killPostgres(join(folder, "primary")),
    promote: () => execute("pg_ctl", ["promote", "-D", data.standby]),
    stop: async () => {
      await end(primary);
      await end(standby);
    },
  };
}
