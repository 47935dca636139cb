import pg from "pg";
import { expect, it } from "vitest";
import { createLog } from "#api/platform/log.ts";

function write(facts: object): string {
  let line = "";
  createLog("info", { destination: { write: (text) => void (line += text) } }).info(facts, "said");
  return line;
}

it("redacts secrets and email addresses at every level", () => {
  const line = write({
    email: "ann@example.com",
    body: { password: "hunter2", profile: { email: "ann@example.com" } },
    req: { headers: { authorization: "Bearer abc", cookie: "rt=xyz" } },
    kept: "visible",
  });
  expect(line).not.toMatch(/ann@example|hunter2|Bearer|xyz/);
  expect(line).toContain("visible");
});

it("logs errors of the job queue, which are plain objects", () => {
  const line = write({
    err: { message: "the connection is gone", queue: "mail.deliver", data: { email: "ann@example.com" } },
  });
  expect(JSON.parse(line).err).toMatchObject({ message: "the connection is gone" });
  expect(line).not.toContain("ann@example");
});

it("logs what failed in a database error, but not the values", () => {
  const error = new pg.DatabaseError("duplicate key value violates unique constraint", 1, "error");
  error.code = "23505";
  error.detail = "Key (email)=(ann@example.com) already exists.";
  const line = write({ err: new Error("signing up failed", { cause: error }) });
  expect(JSON.parse(line).err).toMatchObject({ message: "signing up failed", cause: { code: "23505" } });
  expect(line).not.toContain("ann@example");
});
