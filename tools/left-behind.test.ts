import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { root } from "./process.ts";
import { freePort } from "#apps/api/src/testing/free-port.ts";

const STARTED = { timeout: 60_000, interval: 50 };
const ENDED = { timeout: 20_000, interval: 50 };

function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, "left-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts an npm script in a separate process group, as a terminal does. */
function npm(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess & { pid: number } {
  const child = spawn("npm", [...args], {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
    stdio: "ignore",
  });
  const { pid } = child;
  if (pid === undefined) throw new Error("npm did not start.");
  onTestFinished(() => {
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // The group has already ended.
    }
  });
  return Object.assign(child, { pid });
}

const isOpen = (port: number, host: string): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ port, host });
  socket.once("connect", () => resolve(true));
  socket.once("error", () => resolve(false));
  return promise.finally(() => socket.destroy());
};

const isOpenHere = async (port: number) => (await isOpen(port, "127.0.0.1")) || isOpen(port, "::1");

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A zombie has ended; in a container it may never be reaped.
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
};

const postmasters = (folder: string) =>
  globSync("**/postgres/data/postmaster.pid", { cwd: folder }).map((file) =>
    Number.parseInt(readFileSync(join(folder, file), "utf8"), 10),
  );

const endings = [
  ["npm is killed", (pid: number) => process.kill(pid, "SIGKILL")],
  ["Ctrl-C reaches the group", (pid: number) => process.kill(-pid, "SIGINT")],
] as const;

describe("nothing is left behind", () => {
  it.each(endings)("npm test, when %s: no PostgreSQL and no folder", { timeout: 120_000 }, async (_name, end) => {
    const folder = temporaryFolder();
    const run = npm(["test", "--", "--project", "api", "platform/turns.test.ts"], { TMPDIR: folder });
    await expect.poll(() => postmasters(folder), STARTED).toHaveLength(1);
    const [postgres = 0] = postmasters(folder);
    end(run.pid);
    await expect.poll(() => isRunning(postgres), ENDED).toBe(false);
    await expect.poll(() => readdirSync(folder).filter((name) => name.startsWith("cw-")), ENDED).toEqual([]);
  });
});

const benches = [
  ["beside its server", ""],
  ["after its server was killed", `server.process.kill("SIGKILL"); await once(server.process, "exit");`],
] as const;

describe("of a bench that is killed, nothing is left", () => {
  it.each(benches)("%s: no server, no PostgreSQL and no folder", { timeout: 120_000 }, async (_name, before) => {
    const folder = temporaryFolder();
    // PostgreSQL may end soon after its server, so its process is read before.
    const script = `import { once } from "node:events";
      import { globSync, readFileSync } from "node:fs";
      import { tmpdir } from "node:os";
      import { startServer } from "#e2e/support/server.ts";
      import { temporaryFolder } from "#apps/api/src/testing/temporary-folder.ts";
      const server = await startServer({ LOG_LEVEL: "silent" }, temporaryFolder("bench"));
      const [file] = globSync(tmpdir() + "/**/postgres/data/postmaster.pid");
      const postgres = Number.parseInt(readFileSync(file, "utf8"), 10);
      ${before}
      process.stdout.write([server.process.pid, postgres].join(" "));`;
    const bench = spawn(process.execPath, ["--input-type=module", "-e", script], {
      cwd: root,
      env: { ...process.env, TMPDIR: folder },
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void bench.kill("SIGKILL"));
    const [output]: unknown[] = await once(bench.stdout, "data");
    const [server = 0, postgres = 0] = String(output).split(" ").map(Number);
    expect(postgres).toBeGreaterThan(0);
    bench.kill("SIGKILL");
    await expect.poll(() => isRunning(postgres), ENDED).toBe(false);
    await expect.poll(() => isRunning(server), ENDED).toBe(false);
    await expect.poll(() => readdirSync(folder), ENDED).toEqual([]);
  });
});

describe("the development servers", () => {
  it.each(endings)(
    "listen on this machine only, serve no secret, and end when %s",
    { timeout: 120_000 },
    async (_name, end) => {
      const dataDir = temporaryFolder(join(root, ".cache"));
      const [port, apiPort] = [await freePort(), await freePort()];
      const environment = { PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir, NODE_ENV: "development" };
      const run = npm(["run", "dev"], environment);
      const get = (path: string) => fetch(`http://localhost:${port}${path}`).catch(() => null);
      await expect.poll(async () => (await get("/api/runtime"))?.status ?? 502, STARTED).not.toBe(502);

      expect(await isOpen(port, "127.0.0.2")).toBe(false);
      expect(await isOpen(apiPort, "127.0.0.2")).toBe(false);
      for (const file of [join(dataDir, "auth-secret"), join(root, "package.json"), join(root, ".git")]) {
        for (const query of ["", "?raw", "?import&raw", "?url", "?inline"]) {
          expect((await get(`/@fs${file}${query}`))?.status, `${file}${query}`).toBe(403);
        }
      }
      expect((await get("/src/main.tsx"))?.status).toBe(200);
      expect((await get("/dev/mail"))?.headers.get("content-type")).not.toContain("json");

      const [postgres = 0] = postmasters(dataDir);
      end(run.pid);
      await expect.poll(() => isOpenHere(port), ENDED).toBe(false);
      await expect.poll(() => isOpenHere(apiPort), ENDED).toBe(false);
      await expect.poll(() => isRunning(postgres), ENDED).toBe(false);
    },
  );
});
