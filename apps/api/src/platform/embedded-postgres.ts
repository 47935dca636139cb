import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import { isAnswering, ensureDatabase } from "./postgres/connect.ts";
import { locateBinaries } from "./postgres/binaries.ts";
import { prepareCluster } from "./postgres/cluster.ts";
import { holdFolder } from "./postgres/folder-lock.ts";
import { launch, stopServer } from "./postgres/launch.ts";
import { readPostmaster } from "./postgres/postmaster.ts";
import { chooseRunner } from "./postgres/runner.ts";
import { chooseSocketFolder } from "./postgres/socket-folder.ts";
import { assertWritable } from "./postgres/writable.ts";

export interface EmbeddedPostgres {
  readonly connection: ClientConfig & { host: string };
  readonly pid: number;
  /** It was already running: an earlier process ended without stopping it. */
  readonly isAdopted: boolean;
  /** Waits for a clean stop: all connections are closed by the server. */
  stop(): Promise<void>;
}

/**
 * Runs a real PostgreSQL in `<dataDir>/postgres`, reachable by a socket only, never as root. Throws `StartupError` when the
 * folder is in use by another process, cannot be written, or holds what this version cannot read.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  const home = join(dataDir, "postgres");
  assertWritable(dataDir);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  assertWritable(home);
  const binaries = locateBinaries();
  const runner = chooseRunner(binaries, home);
  const ownFolder = chooseSocketFolder(home, runner);
  const lock = await holdFolder(join(ownFolder, "server.sock"));
  try {
    const running = readPostmaster(join(home, "data"));
    const socketFolder = running?.socketFolder ?? ownFolder;
    const connection = { host: socketFolder, port: 5432, user: "candlewise", database: "candlewise" };
    const isAdopted = running !== null && (await isAnswering(connection, running.pid));
    if (!isAdopted) prepareCluster(binaries, runner, home);
    const pid = isAdopted ? running.pid : await launch({ binaries, runner, home, connection, settings });
    await ensureDatabase(connection);
    const stop = async () => {
      await stopServer(pid, join(home, "data"));
      await lock.release();
    };
    return { connection, pid, isAdopted, stop };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
