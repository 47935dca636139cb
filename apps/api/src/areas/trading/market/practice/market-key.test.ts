import { authContract } from "@candlewise/contracts/auth/schemas";
import { marketContract } from "@candlewise/contracts/market/schemas";
import { resolve } from "node:path";
import type { ClientConfig } from "pg";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "#api/platform/database/database.ts";
import { StartupError } from "#api/platform/errors.ts";
import { systemIds } from "#api/platform/ids.ts";
import { findMigrations, migrate } from "#api/platform/database/migrate.ts";
import { queryOnce } from "#api/platform/database/embedded/connect.ts";
import { deriveSecrets } from "#api/platform/keys/secrets.ts";
import { signUp, type TestUser } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { TEST_SECRET } from "#api/testing/test-secret.ts";
import { cloneDatabase, emptyDatabase } from "#api/testing/test-database.ts";
import { openMarketKey } from "./market-key.ts";
import { createPracticeSource } from "./source.ts";
import { presentCandle } from "../assets/present.ts";

const OTHER_SECRET = "another secret that only tests know, long enough";
const COIN = "OSTL";
const migrations = findMigrations(resolve(import.meta.dirname, "../../../.."));

/** A new installation, before the first start of a server. */
let connection: ClientConfig;
beforeEach(async () => {
  connection = await cloneDatabase();
  await queryOnce(connection, "update market_key set follows_secret = false");
});

/** Starts a server on the database of this test. */
const start = (secret = TEST_SECRET, former = "") =>
  createTestApp({ connection, secret, ids: systemIds, environment: { AUTH_SECRET_PREVIOUS: former } });

/** The last three minutes. */
function spanOf({ clock }: TestApp) {
  const until = clock.now().getTime() / 1000;
  return { from: until - 180, until };
}

/** Prices of a coin in these minutes. */
async function pricesOf(app: TestApp, token: string) {
  const query = { timeframe: "1m", ...spanOf(app) } as const;
  const { candles } = await app.call(marketContract, "listCandles", { params: { ticker: COIN }, query }, { token });
  return candles;
}

async function signIn(app: TestApp, { email, password }: TestUser): Promise<string> {
  return (await app.call(authContract, "login", { body: { email, password } })).access_token;
}

/** The same prices in a market whose key is derived from a secret. */
async function pricesUnder(secret: string, app: TestApp) {
  const prices = createPracticeSource(deriveSecrets(secret).derive("market.prices"));
  const { from, until } = spanOf(app);
  return (await prices.candles(COIN, "1m", from, until)).map(presentCandle);
}

async function sealedKey(): Promise<string> {
  const [row] = await queryOnce(connection, "select encode(sealed, 'hex') as sealed from market_key");
  return String(row?.["sealed"]);
}

describe("the key of the practice market", { timeout: 60_000 }, () => {
  it("is drawn once for an installation, by whichever node of several is first", async () => {
    const nodes = await Promise.all([start(), start()]);
    const [first] = nodes;
    const { accessToken } = await signUp(first);
    const seen = await Promise.all(nodes.map((node) => pricesOf(node, accessToken)));
    expect(new Set(seen.map((prices) => JSON.stringify(prices))).size).toBe(1);
    expect(seen[0]).not.toEqual(await pricesUnder(TEST_SECRET, first));
  });

  it("stays when AUTH_SECRET changes, on every node and for good", async () => {
    const before = await start();
    const user = await signUp(before);
    const prices = await pricesOf(before, user.accessToken);
    const sealed = await sealedKey();
    const rotated = await Promise.all([start(OTHER_SECRET, TEST_SECRET), start(OTHER_SECRET, TEST_SECRET)]);
    for (const node of [rotated[0], await start(OTHER_SECRET)]) {
      expect(await pricesOf(node, await signIn(node, user))).toEqual(prices);
    }
    expect(await sealedKey()).not.toBe(sealed);
    expect(await pricesOf(before, user.accessToken)).toEqual(prices);
  });

  it("stops a start with a secret that does not open it", async () => {
    await start();
    await expect(start(OTHER_SECRET)).rejects.toThrow(StartupError);
    await expect(start(OTHER_SECRET, `${TEST_SECRET}, but another`)).rejects.toThrow(/AUTH_SECRET/);
    await start();
  });

  it("is that of AUTH_SECRET where people had seen prices before it was kept", async () => {
    connection = await emptyDatabase();
    const addsKey = "market/0001-market-key";
    await migrate(
      connection,
      migrations.filter(({ name }) => name !== addsKey),
    );
    await queryOnce(
      connection,
      `insert into auth_account (user_id, email, password_hash, created_at, password_changed_at)
       values ('${systemIds.uuid()}', 'old@example.com', 'none', now(), now())`,
    );
    expect(await migrate(connection, migrations)).toEqual([addsKey]);
    const node = await start();
    const user = await signUp(node);
    const prices = await pricesOf(node, user.accessToken);
    expect(prices).toEqual(await pricesUnder(TEST_SECRET, node));
    const rotated = await start(OTHER_SECRET, TEST_SECRET);
    expect(await pricesOf(rotated, await signIn(rotated, user))).toEqual(prices);
  });

  it("is derived from the previous secret when the secret changes in the start that first stores the key", async () => {
    await queryOnce(connection, "update market_key set follows_secret = true");
    const node = await start(OTHER_SECRET, TEST_SECRET);
    expect(await pricesOf(node, (await signUp(node)).accessToken)).toEqual(await pricesUnder(TEST_SECRET, node));
  });

  it("is sealed in the database and never logged", async () => {
    const node = await start();
    await pricesOf(node, (await signUp(node)).accessToken);
    const database = openDatabase({ connection, poolSize: 1, hasPreparedStatements: true, log: node.log });
    const key = await openMarketKey(database.kysely, deriveSecrets(TEST_SECRET), null);
    await database.close();
    expect(key).toHaveLength(32);
    expect(await sealedKey()).not.toContain(key.toString("hex"));
    const logged = JSON.stringify(node.entries);
    for (const encoding of ["hex", "base64", "base64url"] as const)
      expect(logged).not.toContain(key.toString(encoding));
  });
});
