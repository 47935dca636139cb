import { describe, expect, it } from "vitest";
import { cloneDatabase } from "#api/testing/test-database.ts";
import { StartupError } from "../errors.ts";
import { findWritable, hostsOf } from "./hosts.ts";
import { queryOnce } from "./embedded/connect.ts";

describe("DATABASE_URL", () => {
  it("names one host or several", () => {
    expect(hostsOf("postgres://candlewise:p%40ss@db:6543/app")).toMatchObject([
      { host: "db", port: 6543, user: "candlewise", password: "p@ss", database: "app" },
    ]);
    expect(hostsOf("postgresql://candlewise@one:5432,two,[::1]:7/app?application_name=x")).toMatchObject([
      { host: "one", port: 5432, database: "app" },
      { host: "two", database: "app" },
      { host: "::1", port: 7, database: "app", user: "candlewise" },
    ]);
    expect(hostsOf("postgres://me@localhost/app?host=%2Frun%2Fpg")).toMatchObject([{ host: "/run/pg" }]);
  });

  it("interprets sslmode as PostgreSQL does, and refuses modes that allow unencrypted connections", () => {
    const ssl = (mode: string) => hostsOf(`postgres://me@db/app?sslmode=${mode}`)[0].ssl;
    expect(ssl("disable")).toBe(false);
    expect(ssl("require")).toMatchObject({ rejectUnauthorized: false });
    expect(ssl("verify-full")).not.toHaveProperty("rejectUnauthorized");
    expect(() => ssl("prefer")).toThrow(/without encryption/);
    expect(() => ssl("verify-ca")).toThrow(StartupError);
  });
});

it("uses the host that accepts writes", async () => {
  const connection = await cloneDatabase();
  const gone = { ...connection, host: "/nonexistent" };
  expect(await findWritable([gone, connection])).toEqual(connection);
  await queryOnce(connection, "select 1");
  expect(await findWritable([gone])).toBeNull();
});
