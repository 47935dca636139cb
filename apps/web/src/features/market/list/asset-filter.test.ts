import { expect, test } from "vitest";
import { sampleAsset } from "../samples.ts";
import { EVERYTHING, filterAssets, moversOf } from "./asset-filter.ts";

const assets = [
  sampleAsset("ZED", { percent: 3 }),
  sampleAsset("ALTO", { name: "Álto Energía", sector: "energy", percent: -2 }),
  sampleAsset("COIN", { kind: "crypto", sector: null, percent: 9, price: "0.52" }),
  sampleAsset("MALT", { percent: 0 }),
];
const tickers = (found: readonly { ticker: string }[]) => found.map(({ ticker }) => ticker);

test("a search finds parts of tickers and names without accents, and what begins with it first", () => {
  expect(tickers(filterAssets(assets, { ...EVERYTHING, search: " alt" }))).toEqual(["ALTO", "MALT"]);
  expect(tickers(filterAssets(assets, { ...EVERYTHING, search: "energia" }))).toEqual(["ALTO"]);
  expect(filterAssets(assets, { ...EVERYTHING, search: "nothing" })).toEqual([]);
});

test("kind and sector narrow the list together, and each order is by its figure", () => {
  expect(tickers(filterAssets(assets, { ...EVERYTHING, kind: "share", sector: "technology" }))).toEqual([
    "MALT",
    "ZED",
  ]);
  expect(tickers(filterAssets(assets, { ...EVERYTHING, sort: "gain" }))).toEqual(["COIN", "ZED", "MALT", "ALTO"]);
  expect(tickers(filterAssets(assets, { ...EVERYTHING, sort: "loss" }))[0]).toBe("ALTO");
  expect(tickers(filterAssets(assets, { ...EVERYTHING, sort: "price" })).at(-1)).toBe("COIN");
});

test("movers are those that moved, the most first", () => {
  const { gainers, losers } = moversOf(assets, 2);
  expect([tickers(gainers), tickers(losers)]).toEqual([["COIN", "ZED"], ["ALTO"]]);
});
