import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { createTestLog } from "#api/testing/test-log.ts";
import { supervise } from "./supervise.ts";

it("restarts a server until it starts, and tells each reason once", async () => {
  const ended = spawnSync("true").pid;
  const reasons = [
    'could not write to file "pg_wal/xlogtemp.201": No space left on device',
    'could not write to file "pg_wal/xlogtemp.305": No space left on device',
    "pre-existing shared memory block is still in use",
  ];
  const { log, entries, takeErrors } = createTestLog();
  const begin = async () => {
    const reason = reasons.shift();
    if (reason !== undefined) throw new Error(reason);
    return process.pid;
  };
  const supervisor = supervise(ended, begin, log);
  await expect.poll(() => supervisor.pid, { timeout: 10_000 }).toBe(process.pid);
  await supervisor.end();
  expect(takeErrors()).toHaveLength(1);
  expect(entries.map(({ msg, reason }) => reason ?? msg)).toEqual([
    expect.stringContaining("xlogtemp.201"),
    expect.stringContaining("shared memory"),
    "the embedded PostgreSQL runs again",
  ]);
});
