import { marketContract } from "@candlewise/contracts/market/schemas";
import { describe, expect, it } from "vitest";
import { marketWorld } from "../testing/market-app.ts";

const market = marketWorld();

describe("news", () => {
  it("tell what moved an instrument, newest first, a page at a time", async () => {
    const page = (before?: number) =>
      market.app.call(
        marketContract,
        "listNews",
        { params: { ticker: "QLLN" }, query: before ? { before } : {} },
        market.as(),
      );
    const first = await page();
    expect(first.items).toHaveLength(20);
    expect(first.has_older).toBe(true);
    const times = first.items.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(market.now());
    const second = await page(first.items.at(-1)!.at);
    expect(second.items[0]!.at).toBeLessThan(first.items.at(-1)!.at);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(
      first.items.length + second.items.length,
    );
  });
});
