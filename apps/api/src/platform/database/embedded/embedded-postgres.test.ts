import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#api/platform/database/embedded/embedded-postgres.ts";
import { createTestLog } from "#api/testing/test-log.ts";
import { StartupError } from "#api/platform/errors.ts";
import { queryOnce } from "#api/platform/database/embedded/connect.ts";
import { isAlive } from "#api/platform/database/embedded/postmaster.ts";

const folders: string[] = [];
const servers: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cw-pg-"));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}

async function start(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(folder);
  servers.push(server);
  return server;
}

/** A process that holds the folder until it is killed. */
async function startElsewhere(folder: string): Promise<ChildProcess> {
  const module = join(import.meta.dirname, "embedded-postgres.ts");
  const script = `import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const server = await startEmbeddedPostgres(${JSON.stringify(folder)});
    process.stdout.write(String(server.pid)); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  if (child.stdout !== null) await once(child.stdout, "data");
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  for (const server of servers.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe("startEmbeddedPostgres", () => {
  it("creates a database, keeps it across a stop, and never runs with root privileges", async () => {
    const folder = newFolder();
    const first = await start(folder);
    if (process.platform === "linux") {
      // The user id is not enough: in a user namespace, root's id has no privileges outside.
      const rights = /^CapEff:\s+(\w+)/m.exec(readFileSync(`/proc/${first.pid}/status`, "utf8"))?.[1];
      expect(rights).toMatch(/^0+$/);
    }
    await queryOnce(first.connection, "create table kept as select 42 as answer");
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    const second = await start(folder);
    expect(await queryOnce(second.connection, "select answer from kept")).toEqual([{ answer: 42 }]);
    expect(await queryOnce(second.connection, "show fsync")).toEqual([{ fsync: "on" }]);
    expect(await queryOnce(second.connection, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
    const [sync] = await queryOnce(second.connection, "show recovery_init_sync_method");
    expect(sync).toEqual({ recovery_init_sync_method: process.platform === "linux" ? "syncfs" : "fsync" });
  });

  it("adopts the server that a killed process left behind", async () => {
    const folder = newFolder();
    const child = await startElsewhere(folder);
    await kill(child);
    const server = await start(folder);
    expect(server.isAdopted).toBe(true);
    await queryOnce(server.connection, "select 1");
    await server.stop();
    await expect(queryOnce(server.connection, "select 1")).rejects.toThrow();
  });

  it("refuses a folder that a live process holds, and names the process", async () => {
    const folder = newFolder();
    const child = await startElsewhere(folder);
    const refused = startEmbeddedPostgres(folder);
    await expect(refused).rejects.toThrow(StartupError);
    await expect(refused).rejects.toThrow(`process ${child.pid}`);
    await kill(child);
    await start(folder);
  });

  it("refuses a folder that is not writable, and says what to do", async () => {
    const file = join(newFolder(), "file");
    writeFileSync(file, "");
    const refused = startEmbeddedPostgres(join(file, "data"));
    await expect(refused).rejects.toThrow(/cannot be written/);
    await expect(refused).rejects.toMatchObject({ hint: expect.stringContaining("DATA_DIR") });
  });

  it("refuses a database of another major version", async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "postgres", "data"), { recursive: true });
    writeFileSync(join(folder, "postgres", "data", "PG_VERSION"), "12\n");
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/created by PostgreSQL 12/);
  });

  it("starts after an interrupted creation of the database", async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "postgres", "data.init"), { recursive: true });
    writeFileSync(join(folder, "postgres", "data.init", "half"), "");
    await start(folder);
    expect(existsSync(join(folder, "postgres", "data.init"))).toBe(false);
  });

  it("reaches a database whose folder has a long path", async () => {
    const folder = join(newFolder(), "a-long-name-".repeat(9));
    const server = await start(folder);
    folders.push(server.connection.host);
    expect(server.connection.host.length).toBeLessThan(85);
    await queryOnce(server.connection, "select 1");
  });

  it("restarts after its process was killed, with all committed data", async () => {
    const testLog = createTestLog();
    const server = await startEmbeddedPostgres(newFolder(), {}, testLog.log);
    servers.push(server);
    await queryOnce(server.connection, "create table kept as select 42 as answer");
    const { pid } = server;
    process.kill(pid, "SIGKILL");
    await expect.poll(() => server.pid, { timeout: 10_000 }).not.toBe(pid);
    expect(await queryOnce(server.connection, "select answer from kept")).toEqual([{ answer: 42 }]);
    expect(testLog.takeErrors()).toMatchObject([{ msg: expect.stringContaining("started again"), pid }]);
    expect(testLog.entries.at(-1)).toMatchObject({ msg: "the embedded PostgreSQL runs again" });
  });

  it("starts in a folder whose stale process id now belongs to another process", async () => {
    const folder = newFolder();
    const first = await start(folder);
    const pidFile = join(folder, "postgres", "data", "postmaster.pid");
    const text = readFileSync(pidFile, "utf8");
    const owner = statSync(pidFile);
    await first.stop();
    // Same user as the server: PostgreSQL ignores the id of a process that it may not signal.
    const other = spawn("sleep", ["60"], { uid: owner.uid, gid: owner.gid });
    children.push(other);
    writeFileSync(pidFile, text.replace(/^\d+/, String(other.pid)));
    chownSync(pidFile, owner.uid, owner.gid);
    const second = await start(folder);
    expect(second.isAdopted).toBe(false);
    await queryOnce(second.connection, "select 1");
  });

  it.runIf(process.getuid?.() === 0)("as root, works below a folder that only root may enter", async () => {
    const folder = newFolder();
    chmodSync(folder, 0o700);
    const server = await start(join(folder, "data"));
    await queryOnce(server.connection, "select 1");
  });
});
