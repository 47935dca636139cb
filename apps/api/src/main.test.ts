import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { get, type IncomingMessage } from "node:http";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { freePort } from "#api/testing/free-port.ts";
import { socketOf, startStallingProxy } from "#api/testing/stalling-proxy.ts";
import { cloneDatabase } from "#api/testing/test-database.ts";

const children: ChildProcess[] = [];
const dataDir = mkdtempSync(join(tmpdir(), "cw-main-"));

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

function startMain(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { PATH: process.env["PATH"] ?? "", LOG_LEVEL: "warn", DATA_DIR: dataDir, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let output = "";
  const said = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data: Buffer) => {
      output += data.toString();
      if (output.includes("Candlewise is ready")) said.resolve();
    });
  }
  const exited = once(child, "exit").then(([code]: unknown[]) => code);
  return { child, exited, ready: Promise.race([said.promise, exited]), output: () => output };
}

async function request(port: number, path: string): Promise<IncomingMessage> {
  const [answer]: IncomingMessage[] = await once(get({ port, path, host: "localhost", agent: false }), "response");
  if (answer === undefined) throw new Error("no answer");
  answer.resume();
  return answer;
}

async function databaseUrl(): Promise<string> {
  const { host, user, database } = await cloneDatabase();
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

describe("the server process", { timeout: 60_000 }, () => {
  it("serves until a stop signal, then reports not ready to load balancers, then exits cleanly", async () => {
    const port = await freePort();
    const main = startMain({ PORT: String(port), DATABASE_URL: await databaseUrl(), DRAIN_MS: "800" });
    await main.ready;
    expect(main.output()).toContain("Candlewise is ready");
    expect((await request(port, "/health/ready")).statusCode).toBe(200);
    expect(statSync(join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
    main.child.kill("SIGTERM");
    // Ctrl-C in a terminal sends several signals; only a later one forces an immediate exit.
    main.child.kill("SIGINT");
    await expect.poll(async () => (await request(port, "/health/ready")).statusCode).toBe(503);
    expect((await request(port, "/health/ready")).headers.connection).toBe("close");
    expect(await main.exited).toBe(0);
    expect(main.output()).not.toMatch(/"level":(40|50)/);
  });

  it("says in two sentences, without a stack, why it cannot start", async () => {
    const main = startMain({ PORT: "nonsense", ROLE: "boss" });
    expect(await main.exited).toBe(1);
    expect(main.output()).toContain("PORT must be a whole number");
    expect(main.output()).toContain("README");
    expect(main.output()).not.toMatch(/\n\s+at /);
  });

  it("says what is wrong with a database that does not answer", async () => {
    const port = await freePort();
    const main = startMain({ DATABASE_URL: `postgres://someone:hunter2@localhost:${port}/nothing` });
    expect(await main.exited).toBe(1);
    expect(main.output()).toContain("Cannot connect to the database of DATABASE_URL");
    expect(main.output()).not.toMatch(/\n\s+at |hunter2/);
  });

  it("reports a port that is in use, and exits", async () => {
    const taken = createServer().listen(0, "localhost");
    await once(taken, "listening");
    const address = taken.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const main = startMain({ PORT: String(port), DATABASE_URL: await databaseUrl() });
    expect(await main.exited).toBe(1);
    expect(main.output()).toContain(`Port ${port} is in use.`);
    expect(main.output()).not.toMatch(/\n\s+at /);
    taken.close();
  });

  it("runs the sandbox of payments beside it, which ends with it, also when it is killed", async () => {
    const [port, sandboxPort] = [await freePort(), await freePort()];
    const environment = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATABASE_URL: await databaseUrl() };
    const main = startMain(environment);
    await main.ready;
    expect((await request(sandboxPort, "/health")).statusCode).toBe(200);
    main.child.kill("SIGKILL");
    const isThere = () => request(sandboxPort, "/health").then(Boolean, () => false);
    await expect.poll(isThere, { timeout: 20_000 }).toBe(false);
  });

  it("does not start where the port chosen for the sandbox is taken", async () => {
    const taken = createServer().listen(0, "localhost");
    await once(taken, "listening");
    const address = taken.address();
    const sandboxPort = String(typeof address === "object" && address !== null ? address.port : 0);
    const main = startMain({
      PORT: String(await freePort()),
      SANDBOX_PORT: sandboxPort,
      DATABASE_URL: await databaseUrl(),
    });
    expect(await main.exited).toBe(1);
    expect(main.output()).toContain(`Port ${sandboxPort}`);
    expect(main.output()).toContain("SANDBOX_PORT");
    taken.close();
  });

  it("ends although a call never finishes, and although the database has gone silent", async () => {
    const { host, port: databasePort, user, database } = await cloneDatabase();
    const proxy = await startStallingProxy(socketOf({ host, port: databasePort }));
    const port = await freePort();
    const main = startMain({
      PORT: String(port),
      DATABASE_URL: `postgres://${user}@localhost:${proxy.port}/${database}`,
      DRAIN_MS: "0",
      STOP_MS: "2000",
    });
    await main.ready;
    const slow = connect({ port, host: "localhost" }).on("error", () => undefined);
    slow.write(
      "POST /api/auth/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    );
    expect((await request(port, "/health/ready")).statusCode).toBe(200);
    proxy.stallAll();
    main.child.kill("SIGTERM");
    expect([0, 1]).toContain(await main.exited);
    slow.destroy();
    proxy.close();
  });

  it("refuses a data folder that cannot be written, also with a database of its own", async () => {
    const main = startMain({ DATABASE_URL: await databaseUrl(), DATA_DIR: join(import.meta.filename, "data") });
    expect(await main.exited).toBe(1);
    expect(main.output()).toContain("cannot be written");
    expect(main.output()).not.toMatch(/\n\s+at /);
  });
});
