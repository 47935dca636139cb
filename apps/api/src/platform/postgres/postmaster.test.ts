import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readPostmaster } from "./postmaster.ts";

let cluster: string;
beforeEach(() => {
  cluster = mkdtempSync(join(tmpdir(), "candlewise-cluster-"));
});
afterEach(() => rmSync(cluster, { recursive: true }));

const write = (folder: string, pid = process.pid) =>
  writeFileSync(join(cluster, "postmaster.pid"), [pid, folder, 1, 5432, "/run/socket", ""].join("\n"));

it("finds the server that runs on a cluster", () => {
  write(cluster);
  expect(readPostmaster(cluster)).toEqual({ pid: process.pid, socketFolder: "/run/socket" });
});

it("takes the file in a copied folder for what it is: of the original's server", () => {
  write(tmpdir());
  expect(readPostmaster(cluster)).toBeNull();
  write(join(cluster, "gone"));
  expect(readPostmaster(cluster)).toBeNull();
});
