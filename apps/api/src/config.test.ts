import { describe, expect, it } from "vitest";
import { projectRoot, readConfig } from "#api/config.ts";
import { StartupError } from "#api/platform/errors.ts";

const failure = (environment: Record<string, string>): StartupError => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartupError) return error;
    throw error;
  }
  throw new Error("the configuration was accepted");
};

describe("readConfig", () => {
  it("needs nothing: an empty environment gives a server for this machine only", () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 8080, host: "localhost", publicUrl: "http://localhost:8080", role: "all" });
    expect(config.dataDir).toBe(`${projectRoot}/data`);
    expect(new Set(Object.values(config.services))).toEqual(new Set(["/api"]));
  });

  it("names everything wrong at once", () => {
    const { message } = failure({
      PORT: "80x",
      ROLE: "boss",
      AUTH_SECRET: "short",
      DATABASE_URL: "mysql://x",
      DB_PREPARED: "1",
    });
    for (const name of ["PORT", "ROLE", "AUTH_SECRET", "DATABASE_URL", "DB_PREPARED"]) expect(message).toContain(name);
  });

  it("takes prices from the practice market unless told otherwise, and no half of a key", () => {
    expect(readConfig({}).market).toMatchObject({ provider: "practice", alpaca: null });
    const keys = { MARKET_PROVIDER: "live", ALPACA_KEY_ID: "id", ALPACA_SECRET_KEY: "secret" };
    expect(readConfig(keys).market).toMatchObject({
      provider: "live",
      alpaca: { keyId: "id", secretKey: "secret", url: "https://data.alpaca.markets" },
    });
    expect(failure({ ALPACA_KEY_ID: "id" }).message).toContain("ALPACA_SECRET_KEY");
  });

  it("takes an empty variable for an absent one", () => {
    expect(readConfig({ REDIS_URL: "", PORT: "" })).toMatchObject({ redisUrl: undefined, port: 8080 });
  });

  it("listens to the network once it is given an address there", () => {
    expect(readConfig({ PUBLIC_URL: "https://learn.example.com/" })).toMatchObject({
      host: "0.0.0.0",
      isSecure: true,
      publicUrl: "https://learn.example.com",
    });
    expect(readConfig({ PUBLIC_URL: "https://learn.example.com", HOST: "127.0.0.1" }).host).toBe("127.0.0.1");
  });

  it("points a service elsewhere without a rebuild", () => {
    expect(readConfig({ SIMULATOR_URL: "https://sim.example.com/v1/" }).services).toMatchObject({
      simulator: "https://sim.example.com/v1",
      product: "/api",
    });
  });
});
