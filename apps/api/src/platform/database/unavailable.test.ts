import pg from "pg";
import { expect, it } from "vitest";
import { troubleOf } from "./unavailable.ts";

it("a query on a connection that broke before it is a lost connection, though its socket is still open", async () => {
  // As the driver leaves a client whose connection broke.
  const client = Object.assign(new pg.Client(), { _queryable: false });
  const error: unknown = await client.query("select 1").catch((reason: unknown) => reason);
  expect(troubleOf(error, false)).toBe("connection");
  expect(troubleOf(new Error("something else"), false)).toBeNull();
});
