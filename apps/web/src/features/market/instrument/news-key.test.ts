import { expect, test } from "vitest";
import { newsKey } from "./news-key.ts";

test("news of a coin or a fund never speak of shares or a sector", () => {
  const rise = { cause: "market", direction: "up", variant: 1 } as const;
  expect(newsKey(rise, true)).toBe("market.newsOf.market.up.b");
  expect(newsKey(rise, false)).toBe("market.newsOf.market.up.a");
  expect(newsKey({ ...rise, cause: "company" }, false)).toBe("market.newsOf.company.up.a");
});
