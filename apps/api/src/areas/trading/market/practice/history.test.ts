import { marketContract } from "@candlewise/contracts/market/schemas";
import type { ClientConfig } from "pg";
import { beforeAll, expect, it } from "vitest";
import { queryOnce } from "#api/platform/database/embedded/connect.ts";
import { systemIds } from "#api/platform/ids.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { cloneDatabase } from "#api/testing/test-database.ts";

/** Four months after the market's first session: each instrument has one finished page of 64 sessions. */
const NOW = "2010-05-05T16:00:00.000Z";

let connection: ClientConfig;
beforeAll(async () => {
  connection = await cloneDatabase();
});

const start = (on: ClientConfig, precompute: "on" | "off") =>
  createTestApp({ connection: on, ids: systemIds, environment: { MARKET_PRECOMPUTE: precompute }, now: NOW });

async function daysOf(app: TestApp, ticker: string, email: string) {
  const { accessToken: token } = await signUp(app, { email });
  const args = { params: { ticker }, query: { timeframe: "1d" } } as const;
  return (await app.call(marketContract, "listCandles", args, { token })).candles;
}

const storedPages = async () =>
  queryOnce(connection, "select ticker, page, octet_length(numbers) as bytes from market_history order by ticker");

it("bars of past sessions are stored once for two nodes, and are those that a node makes itself", async () => {
  const nodes = await Promise.all([start(connection, "on"), start(connection, "on")]);
  await Promise.all(nodes.map(({ http }) => http.listen({ port: 0 })));
  await expect.poll(async () => (await storedPages()).length, { timeout: 60_000 }).toBe(60);
  expect(new Set((await storedPages()).map(({ page }) => page))).toEqual(new Set([0]));
  const alone = await start(await cloneDatabase(), "off");
  for (const ticker of ["LRKD", "OSTL"]) {
    const bars = await daysOf(nodes[1], ticker, `${ticker}@example.com`);
    expect(bars.length).toBeGreaterThan(64);
    expect(bars).toEqual(await daysOf(alone, ticker, `${ticker}@example.com`));
  }
}, 90_000);

it("a chart takes what is stored of its market, and nothing of another key or version", async () => {
  await queryOnce(
    connection,
    `update market_history as marked set numbers = other.numbers from market_history as other
     where marked.ticker = 'LRKD' and other.ticker = 'QLLN'`,
  );
  await queryOnce(connection, "update market_history set series = '0-another' where ticker = 'TRNW'");
  const node = await start(connection, "off");
  const alone = await start(await cloneDatabase(), "off");
  const first = async (app: TestApp, ticker: string, email: string) => (await daysOf(app, ticker, email))[0];
  expect(await first(node, "LRKD", "a@example.com")).toEqual(await first(alone, "QLLN", "a@example.com"));
  expect(await first(node, "TRNW", "b@example.com")).toEqual(await first(alone, "TRNW", "b@example.com"));
});
