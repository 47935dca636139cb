import { describe, expect, it } from "vitest";
import { projectRoot, readConfig } from "#api/config.ts";
import { configWarnings } from "#api/config-warnings.ts";
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
  it("accepts an empty environment, for a server on this machine only", () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 8080, host: "localhost", publicUrl: "http://localhost:8080", role: "all" });
    expect(config.dataDir).toBe(`${projectRoot}/data`);
    expect(new Set(Object.values(config.services))).toEqual(new Set(["/api"]));
  });

  it("lists all mistakes at once", () => {
    const { message } = failure({
      PORT: "80x",
      ROLE: "boss",
      AUTH_SECRET: "short",
      DATABASE_URL: "mysql://x",
      DB_PREPARED: "1",
    });
    for (const name of ["PORT", "ROLE", "AUTH_SECRET", "DATABASE_URL", "DB_PREPARED"]) expect(message).toContain(name);
  });

  it("takes prices from the practice market by default, and refuses half of a key pair", () => {
    expect(readConfig({}).market).toMatchObject({ provider: "practice", alpaca: null });
    const keys = { MARKET_PROVIDER: "live", ALPACA_KEY_ID: "id", ALPACA_SECRET_KEY: "secret" };
    expect(readConfig(keys).market).toMatchObject({
      provider: "live",
      alpaca: { keyId: "id", secretKey: "secret", url: "https://data.alpaca.markets" },
    });
    expect(failure({ ALPACA_KEY_ID: "id" }).message).toContain("ALPACA_SECRET_KEY");
  });

  it("has no language model by default, and refuses half a configuration or a key sent without encryption", () => {
    expect(readConfig({}).model).toBeNull();
    expect(readConfig({ MODEL_NAME: "small", MODEL_URL: "http://localhost:11434/v1/" }).model).toEqual({
      provider: "openai-compatible",
      url: "http://localhost:11434/v1",
      key: null,
      name: "small",
      seesPictures: true,
    });
    const anthropic = { MODEL_PROVIDER: "anthropic", MODEL_NAME: "large" };
    expect(readConfig({ ...anthropic, MODEL_KEY: "key" }).model?.url).toBe("https://api.anthropic.com/v1");
    expect(failure(anthropic).message).toContain("MODEL_KEY");
    expect(failure({ MODEL_KEY: "key" }).message).toContain("MODEL_NAME");
    expect(failure({ MODEL_NAME: "small" }).message).toContain("MODEL_URL");
    const open = { MODEL_NAME: "small", MODEL_KEY: "key", MODEL_URL: "http://models.example.com/v1" };
    expect(failure(open).message).toContain("MODEL_URL");
  });

  it("takes test payments by default, and refuses some of the keys of Solidgate or a sandbox beside them", () => {
    expect(readConfig({ PORT: "9000" }).payments).toMatchObject({
      kind: "sandbox",
      port: 9011,
      url: "http://localhost:9011",
      form: { script: "http://localhost:9011/js/solid-form.js", frames: ["http://localhost:9011"] },
    });
    const keys = {
      SOLIDGATE_PUBLIC_KEY: "api_pk_1",
      SOLIDGATE_SECRET_KEY: "api_sk_1",
      SOLIDGATE_WEBHOOK_PUBLIC_KEY: "wh_pk_1",
      SOLIDGATE_WEBHOOK_SECRET_KEY: "wh_sk_1",
    };
    expect(readConfig(keys).payments).toMatchObject({ kind: "solidgate", keys: { publicKey: "api_pk_1" } });
    for (const name of Object.keys(keys)) expect(failure({ ...keys, [name]: "" }).message).toContain(name);
    expect(failure({ ...keys, SANDBOX_PORT: "9001" }).message).toContain("sandbox");
    expect(failure({ ...keys, SANDBOX_URL: "https://pay.example.com" }).message).toContain("sandbox");
  });

  it("sells nothing on a public site without keys, and limits nothing there, unless test payments are wanted", () => {
    const PUBLIC_URL = "https://learn.example.com";
    expect(readConfig({ PUBLIC_URL })).toMatchObject({ payments: { kind: "off" }, hasFreePlan: false });
    expect(readConfig({ PUBLIC_URL, SANDBOX_PORT: "9001" }).payments.kind).toBe("off");
    expect(readConfig({ PUBLIC_URL, FREEMIUM: "on" }).hasFreePlan).toBe(true);
    expect(readConfig({ PUBLIC_URL, SANDBOX: "on" })).toMatchObject({
      payments: { kind: "sandbox" },
      hasFreePlan: true,
    });
    expect(readConfig({ SANDBOX: "off" }).payments.kind).toBe("off");
  });

  it("shares the sandbox of another node, or runs its own behind a proxy", () => {
    const SANDBOX_URL = "https://pay.example.com";
    const shared = { port: null, url: SANDBOX_URL, publicUrl: SANDBOX_URL };
    expect(readConfig({ SANDBOX_URL }).payments).toMatchObject(shared);
    expect(readConfig({ SANDBOX_URL, SANDBOX_PORT: "9001", HOST: "0.0.0.0" }).payments).toMatchObject({
      port: 9001,
      url: "http://localhost:9001",
      publicUrl: SANDBOX_URL,
    });
    expect(readConfig({ SANDBOX_URL, SANDBOX_PORT: "9001", ROLE: "worker" }).payments).toMatchObject(shared);
  });

  it("knows an app store once all of its variables are set", () => {
    expect(readConfig({}).appStores).toEqual({ apple: null, google: null });
    const apple = { APPLE_BUNDLE_ID: "com.example", APPLE_APP_ID: "12", APPLE_PRODUCTS: "com.example.year=app_yearly" };
    const google = {
      GOOGLE_PACKAGE_NAME: "com.example",
      GOOGLE_PRODUCTS: "premium:year=app_yearly, basic=app_monthly",
      GOOGLE_SERVICE_ACCOUNT: "/etc/google.json",
      GOOGLE_PUSH_ACCOUNT: "push@example.iam.gserviceaccount.com",
    };
    expect(readConfig({ ...apple, ...google, PUBLIC_URL: "https://learn.example.com" }).appStores).toMatchObject({
      apple: { appId: 12, environment: "Production", products: new Map([["com.example.year", "app_yearly"]]) },
      google: {
        push: { audience: "https://learn.example.com/api/subscriptions/google/notifications/" },
        products: new Map([
          ["premium:year", "app_yearly"],
          ["basic", "app_monthly"],
        ]),
      },
    });
    for (const store of [apple, google])
      for (const name of Object.keys(store)) expect(failure({ ...store, [name]: "" }).message).toContain(name);
    expect(readConfig({ ...apple, APPLE_APP_ID: "", APPLE_ENVIRONMENT: "Sandbox" }).appStores.apple).not.toBeNull();
    const key = { APPLE_KEY_ID: "K1", APPLE_ISSUER_ID: "I1", APPLE_PRIVATE_KEY: "/etc/apple.p8" };
    expect(readConfig({ ...apple, ...key }).appStores.apple?.key).toMatchObject({ id: "K1", file: "/etc/apple.p8" });
    for (const name of Object.keys(key)) expect(failure({ ...apple, ...key, [name]: "" }).message).toContain(name);
    expect(failure(key).message).toContain("APPLE_BUNDLE_ID");
    expect(failure({ APPLE_URL: "https://apple.example.com" }).message).toContain("APPLE_URL");
    expect(failure({ ...apple, APPLE_PRODUCTS: "year" }).message).toContain("APPLE_PRODUCTS");
    expect(failure({ ...google, GOOGLE_URL: "http://gateway.example.com" }).message).toContain("GOOGLE_URL");
  });

  it("treats an empty variable as absent", () => {
    expect(readConfig({ REDIS_URL: "", PORT: "" })).toMatchObject({ redisUrl: undefined, port: 8080 });
  });

  it("listens on the network when the public URL is not local", () => {
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

describe("a configuration that is probably a mistake", () => {
  it("is refused: a proxy that is no address, a key over http", () => {
    expect(failure({ TRUST_PROXY: "nginx" }).message).toContain("TRUST_PROXY");
    expect(failure({ TRUST_PROXY: "10.0.0.0/33" }).message).toContain("TRUST_PROXY");
    expect(readConfig({ TRUST_PROXY: "loopback, 10.0.0.0/8,::1" }).trustedProxies).toHaveLength(3);
    const keys = { ALPACA_KEY_ID: "id", ALPACA_SECRET_KEY: "secret" };
    expect(failure({ ...keys, ALPACA_URL: "http://data.example.com" }).message).toContain("ALPACA_URL");
  });

  it("takes several hosts of a database", () => {
    const url = "postgres://me@one:5432,two:5432/app";
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it("is warned of", () => {
    expect(configWarnings(readConfig({}))).toEqual([]);
    const complete = {
      PUBLIC_URL: "https://learn.example.com",
      TRUST_PROXY: "10.0.0.1",
      SMTP_URL: "smtp://mail.example.com:587",
      DATABASE_URL: "postgres://me@db/app?sslmode=verify-full",
      SOLIDGATE_PUBLIC_KEY: "api_pk_1",
      SOLIDGATE_SECRET_KEY: "api_sk_1",
      SOLIDGATE_WEBHOOK_PUBLIC_KEY: "wh_pk_1",
      SOLIDGATE_WEBHOOK_SECRET_KEY: "wh_sk_1",
    };
    expect(configWarnings(readConfig(complete))).toEqual([]);
    const warned = (change: Record<string, string>) => configWarnings(readConfig({ ...complete, ...change })).join();
    expect(warned({ TRUST_PROXY: "" })).toContain("TRUST_PROXY");
    expect(warned({ RATE_LIMIT: "0" })).toContain("RATE_LIMIT");
    expect(warned({ SMTP_URL: "" })).toContain("SMTP_URL");
    expect(warned({ SMTP_URL: "smtp://mail.example.com?ignoreTLS=true" })).toContain("without encryption");
    expect(warned({ PUBLIC_URL: "http://learn.example.com" })).toContain("PUBLIC_URL");
    expect(warned({ DATABASE_URL: "postgres://me@db/app?sslmode=require" })).toContain("sslmode");
    expect(warned({ ROLE: "api" })).toContain("REDIS_URL");
    const sandbox = Object.fromEntries(
      Object.keys(complete).flatMap((name) => (name.startsWith("SOLIDGATE") ? [[name, ""]] : [])),
    );
    expect(warned(sandbox)).toContain("payments are off");
    const open = { ...sandbox, SANDBOX: "on" };
    expect(warned(open)).toContain("anybody");
    expect(warned(open)).toContain("SANDBOX_URL");
    expect(warned({ ...open, SANDBOX_URL: "https://pay.example.com" })).not.toContain("SANDBOX_URL");
  });
});
