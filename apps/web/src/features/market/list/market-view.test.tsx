import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { expectAccessible } from "#web/testing/axe.ts";
import { sampleAsset } from "../samples.ts";
import { renderMarket, stubMarket } from "../testing.tsx";
import { MarketView } from "./market-view.tsx";

const nova = sampleAsset("NOVA", { name: "Nova Robotics" });
const assets = [
  nova,
  sampleAsset("ALTO", { name: "Alto Energy", sector: "energy", percent: -2.5 }),
  sampleAsset("COIN", { name: "Plain Coin", kind: "crypto", sector: null, percent: 6, price: "0.5213" }),
];
const listed = (all: readonly unknown[]) => ({ body: { source: "practice", assets: all } });
const replies = { "GET /v2/assets/": listed(assets) };

beforeEach(() => {
  document.documentElement.dir = "ltr";
  document.documentElement.dataset["theme"] = "light";
});

afterEach(() => void vi.useRealTimers());

async function open() {
  const server = stubMarket(replies);
  const rendered = await renderMarket(<MarketView />);
  const list = rendered.screen.getByRole("list", { name: "Market" });
  await expect.element(list).toBeVisible();
  const rows = () => [...list.element().querySelectorAll("li")].map((row) => row.textContent);
  return { ...rendered, server, list, rows };
}

test("S1.03 the market lists its instruments with price and change, told by sign and arrow, and says that it is for practice", async () => {
  const { screen, rows } = await open();
  await expect.element(screen.getByText("Practice market")).toBeVisible();
  expect(rows()[0]).toMatch(/Alto Energy.*ALTO.*\$101\.25.*▼ -2\.50%/);
  expect(rows()[1]).toMatch(/Plain Coin.*\$0\.5213.*▲ \+6\.00%/);
  await expectAccessible();
});

test("prices of the stream reach the list; one connection carries all, and comes back after it was lost", async () => {
  const { server, rows } = await open();
  await expect.poll(() => server.streams).toEqual(["?tickers=ALTO,COIN,NOVA"]);
  const quote = { ...nova.quote, at: nova.quote.at + 1, price: "222.22", change_percent: 122.22 };
  server.send(quote.at, [quote]);
  await expect.poll(() => rows()[2]).toContain("$222.22");
  expect(rows()[2]).toContain("▲ +122.22%");
  server.send(quote.at - 50, [{ ...quote, at: quote.at - 50, price: "1.00" }]);
  server.drop();
  await expect.poll(() => server.streams.length, { timeout: 5000 }).toBe(2);
  expect(rows()[2]).toContain("$222.22");
});

test("each row tells whether it is traded now, or until when it is closed; nothing more is asked for that", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12), toFake: ["Date"] });
  const opens_at = Date.UTC(2026, 10, 23, 14, 30) / 1000;
  const session = { is_open: false, closes_at: null, opens_at, closed_for: "weekend" } as const;
  const closed = assets.map((asset) => (asset.kind === "crypto" ? asset : { ...asset, is_open: false, session }));
  const server = stubMarket({ "GET /v2/assets/": listed(closed) });
  const { screen } = await renderMarket(<MarketView />);
  const row = (name: RegExp) => screen.getByRole("list", { name: "Market" }).getByRole("link", { name });
  await expect.element(row(/Nova Robotics NOVA Technology Closed until Mon/)).toBeVisible();
  await expect.element(row(/Plain Coin COIN Crypto Open/)).toBeVisible();
  await expect.element(screen.getByText(/Closed for the weekend, opens in/)).toBeVisible();
  expect(server.seen.map(({ call }) => call)).toEqual(["GET /v2/assets/"]);
  await expectAccessible();
});

test("search, kind and order narrow the list at once; what fits nothing can be left again", async () => {
  const { screen, rows } = await open();
  await userEvent.fill(screen.getByRole("searchbox", { name: "Search by name or ticker" }), "coin");
  await expect.poll(() => rows().length).toBe(1);
  await userEvent.fill(screen.getByRole("searchbox"), "nothing like it");
  await expect.element(screen.getByRole("heading", { name: "No matches" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show all" }));
  await expect.poll(() => document.querySelectorAll("ul[aria-label=Market] > li").length).toBe(3);
  await userEvent.click(screen.getByText("Stocks", { exact: true }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Biggest gains");
  const names = () => [...document.querySelectorAll("ul[aria-label=Market] > li")].map((row) => row.textContent ?? "");
  await expect.poll(() => names().map((name) => name.includes("Nova"))).toEqual([true, false]);
});

test("a row is a link that the keyboard reaches", async () => {
  const { screen } = await open();
  const link = screen.getByRole("list", { name: "Market" }).getByRole("link", { name: /Nova Robotics/ });
  await expect.element(link).toHaveAttribute("href", "/simulator/market/NOVA");
});

test("what does not load says so and comes with another try", async () => {
  let isDown = true;
  stubMarket({ "GET /v2/assets/": () => (isDown ? null : listed(assets)) });
  const { screen } = await renderMarket(<MarketView />);
  const retry = screen.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  isDown = false;
  await userEvent.click(retry);
  await expect.element(screen.getByRole("list", { name: "Market" })).toBeVisible();
});

test("on a phone the search is above the movers, which make room for its results", async () => {
  await page.viewport(390, 844);
  const { screen } = await open();
  const movers = screen.getByRole("region", { name: "Today’s biggest movers" });
  const search = screen.getByRole("searchbox");
  const top = (locator: Locator) => locator.element().getBoundingClientRect().top;
  await expect.poll(() => top(movers) - top(search)).toBeGreaterThan(0);
  await userEvent.fill(search, "coin");
  await expect.element(movers).not.toBeInTheDocument();
});

test("the highest volume first is the order of the server", async () => {
  const server = stubMarket({
    "GET /v2/assets/": ({ query }) => listed(query.includes("sort=volume") ? assets.toReversed() : assets),
  });
  const { screen } = await renderMarket(<MarketView />);
  const tickers = () =>
    [...document.querySelectorAll("ul[aria-label=Market] bdi")].map(({ textContent }) => textContent);
  await expect.poll(tickers).toEqual(["ALTO", "COIN", "NOVA"]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Highest volume");
  await expect.poll(tickers).toEqual(["COIN", "ALTO", "NOVA"]);
  expect(server.seen.some(({ query }) => query.includes("sort=volume"))).toBe(true);
});
