import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "#api/platform/errors.ts";
import type { Binaries } from "./binaries.ts";
import { commandOf, type Runner } from "./runner.ts";

/** The environment of PostgreSQL programs: inherits nothing, in particular no `PG…` variables. */
export const postgresEnvironment = { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C" };

/** Creates the cluster in `<home>/data` if missing. Throws `StartupError` when another major version created it. */
export function prepareCluster(binaries: Binaries, runner: Runner, home: string): void {
  const cluster = join(home, "data");
  if (existsSync(join(cluster, "PG_VERSION"))) {
    assertSameVersion(cluster, runner, binaries);
    return;
  }
  // Renamed when complete, so an interrupted start leaves no partial cluster under the final name.
  const unfinished = `${cluster}.init`;
  rmSync(unfinished, { recursive: true, force: true });
  const options = ["-U", "candlewise", "-A", "trust", "-E", "UTF8", "--data-checksums", "--no-instructions"];
  const locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const made = spawnSync(...commandOf(runner, binaries.initdb, ["-D", unfinished, ...options, ...locale]), {
    ...runner.identity,
    env: postgresEnvironment,
    cwd: home,
    encoding: "utf8",
  });
  if (made.status !== 0) {
    throw new StartupError(
      `The database could not be created in ${home}: ${made.error?.message ?? made.stderr.trim()}`,
      "Check that the disk has free space and the folder is on a local file system, or set DATA_DIR to another folder.",
    );
  }
  renameSync(unfinished, cluster);
}

function assertSameVersion(cluster: string, runner: Runner, { postgres }: Binaries): void {
  const made = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  const version = spawnSync(...commandOf(runner, postgres, ["--version"]), {
    ...runner.identity,
    encoding: "utf8",
    cwd: "/",
  });
  const present = /(\d+)/.exec(version.stdout)?.[1];
  if (made === present) return;
  throw new StartupError(
    `The database in ${cluster} was created by PostgreSQL ${made}; this version of Candlewise runs ${present}.`,
    "Dump it (pg_dump) with the Candlewise version that created it, and restore it into a new DATA_DIR.",
  );
}
