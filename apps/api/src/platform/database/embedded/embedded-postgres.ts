import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import type { Log } from "#api/platform/log.ts";
import { isAnswering, ensureDatabase } from "./connect.ts";
import { locateBinaries } from "./binaries.ts";
import { prepareCluster } from "./cluster.ts";
import { holdFolder } from "./folder-lock.ts";
import { launch, stopServer } from "./launch.ts";
import { disownPidFile, readPostmaster } from "./postmaster.ts";
import { chooseRunner } from "./runner.ts";
import { chooseSocketFolder } from "./socket-folder.ts";
import { supervise } from "./supervise.ts";
import { assertWritable } from "#api/platform/writable.ts";

export interface EmbeddedPostgres {
  readonly connection: ClientConfig & { host: string };
  /** Of the current server process: changes when the server is restarted after a crash. */
  readonly pid: number;
  /** Whether the server was already running because an earlier process ended without stopping it. */
  readonly isAdopted: boolean;
  /** Resolves after a clean shutdown, in which the server closes all connections. */
  stop(): Promise<void>;
}

/**
 * Runs a real PostgreSQL in `<dataDir>/postgres`, reachable through a socket only and never as root, and restarts it when it dies.
 * @throws StartupError when the folder is in use by another process, not writable, or of an incompatible PostgreSQL version
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  log: Log | null = null,
): Promise<EmbeddedPostgres> {
  const home = join(dataDir, "postgres");
  const cluster = join(home, "data");
  assertWritable(dataDir);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  assertWritable(home);
  const binaries = locateBinaries();
  const runner = chooseRunner(binaries, home);
  const ownFolder = chooseSocketFolder(home, runner);
  const lock = await holdFolder(join(ownFolder, "server.sock"));
  try {
    const running = readPostmaster(cluster);
    const socketFolder = running?.socketFolder ?? ownFolder;
    const connection = { host: socketFolder, port: 5432, user: "candlewise", database: "candlewise" };
    const isAdopted = running !== null && (await isAnswering(connection, running.pid, cluster));
    if (!isAdopted) prepareCluster(binaries, runner, home);
    const begin = () => {
      disownPidFile(cluster);
      return launch({ binaries, runner, home, connection, settings });
    };
    const supervisor = supervise(isAdopted ? running.pid : await begin(), begin, log);
    await ensureDatabase(connection);
    const stop = async () => {
      await stopServer(await supervisor.end(), cluster);
      await lock.release();
    };
    return {
      connection,
      get pid() {
        return supervisor.pid;
      },
      isAdopted,
      stop,
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
