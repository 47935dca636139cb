import { execFileSync, spawnSync } from "node:child_process";
import { globSync } from "node:fs";

/** The path of pgbench. Throws when it is not installed. */
export function findPgbench(): string {
  const found = [...globSync("/usr/lib/postgresql/*/bin/pgbench"), "/usr/bin/pgbench"].find(
    (path) => spawnSync(path, ["--version"]).status === 0,
  );
  if (found === undefined) throw new Error("pgbench is needed for this bench: install the package postgresql.");
  return found;
}

/** pgbench's TPC-B in a separate database on the server's PostgreSQL. */
export function createTpcB(host: string, database: string, scale: number) {
  const pgbench = findPgbench();
  const target = ["-h", host, "-U", "candlewise", database];
  execFileSync(pgbench, ["-i", "-q", "-s", String(scale), ...target], { stdio: "ignore" });
  /** Transactions per second with this many clients. */
  return (clients: number, seconds: number): number => {
    const args = ["-n", "-M", "prepared", "-c", String(clients), "-j", "2", "-T", String(seconds), ...target];
    const output = execFileSync(pgbench, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    return Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
  };
}
