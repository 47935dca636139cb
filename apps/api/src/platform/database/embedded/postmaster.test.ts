import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { disownPidFile, readPostmaster } from "./postmaster.ts";

let cluster: string;
beforeEach(() => {
  cluster = mkdtempSync(join(tmpdir(), "candlewise-cluster-"));
});
afterEach(() => rmSync(cluster, { recursive: true }));

const write = (folder: string, pid = process.pid) =>
  writeFileSync(join(cluster, "postmaster.pid"), [pid, folder, 1, 5432, "/run/socket", ""].join("\n"));

it("finds the server that runs on a cluster", () => {
  const server = spawn("sleep", ["60"], { cwd: cluster });
  write(cluster, server.pid);
  expect(readPostmaster(cluster)).toEqual({ pid: server.pid, socketFolder: "/run/socket" });
  server.kill();
});

it("treats a file as stale when its process id now belongs to another process", () => {
  write(cluster);
  expect(readPostmaster(cluster)).toBeNull();
});

it("ignores the file in a copied folder, which names the server of the original", () => {
  write(tmpdir());
  expect(readPostmaster(cluster)).toBeNull();
  write(join(cluster, "gone"));
  expect(readPostmaster(cluster)).toBeNull();
});

it.runIf(process.platform === "linux")(
  "disowns the file of a killed server that its parent has not reaped",
  async () => {
    // The shell becomes a program that does not wait for its children.
    const parent = spawn("sh", ["-c", "true & echo $!; exec sleep 60"], { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = (await once(parent.stdout, "data")) as [Buffer];
    const pid = Number(line.toString());
    await expect.poll(() => readFileSync(`/proc/${pid}/status`, "utf8")).toMatch(/^State:\s+Z/m);
    write(cluster, pid);
    disownPidFile(cluster);
    expect(readFileSync(join(cluster, "postmaster.pid"), "utf8")).not.toMatch(new RegExp(`^${pid}\n`));
    parent.kill();
  },
);
