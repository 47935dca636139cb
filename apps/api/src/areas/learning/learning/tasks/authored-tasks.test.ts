import { loadContentBundle } from "@candlewise/content/bundle";
import { learningContract } from "@candlewise/contracts/learning/schemas";
import { journalContract } from "@candlewise/contracts/journal/schemas";
import { marketContract } from "@candlewise/contracts/market/schemas";
import { simulatorContract } from "@candlewise/contracts/simulator/schemas";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";

interface Stock {
  readonly ticker: string;
  readonly sector: string | null;
  readonly price: number;
}

let app: TestApp;
beforeAll(async () => {
  // A Friday, two hours after the opening.
  app = await createTestApp({ content: loadContentBundle(), now: "2026-11-20T16:30:00Z" });
  // The first access to a kind of asset generates its prices, which takes long on a busy machine.
  const { market } = await trader();
  for (const kind of ["share", "fund", "bond_fund", "crypto"] as const) await market(kind);
}, 120_000);

/** The path that leads over a task. */
function pathOf(task: string): string {
  const english = loadContentBundle().languages["en"];
  const path = Object.values(english?.paths ?? {}).find((each) =>
    each.courses.some((course) =>
      english?.courses[course]?.chapters.some(({ components }) => components.some(({ id }) => id === task)),
    ),
  );
  if (!path) throw new Error(`no path leads over ${task}`);
  return path.id;
}

/** A user with their own practice account who trades over HTTP. */
async function trader(path = "investing-path") {
  const { accessToken: token } = await signUp(app);
  await app.call(learningContract, "activatePath", { params: { id: path }, body: {} }, { token });
  const place = async (ticker: string, side: "buy" | "sell", order: object) => {
    const answer = await app.http.inject({
      method: "POST",
      url: `/api/v2/assets/${ticker}/${side}/`,
      headers: { authorization: `Bearer ${token}` },
      payload: { client_order_id: randomUUID(), order },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const placed = simulatorContract.shapes.placeOrder.response.parse(answer.json());
    app.clock.advance({ seconds: 2 });
    return placed.order;
  };
  return {
    market: async (kind: "share" | "fund" | "bond_fund" | "crypto"): Promise<Stock[]> => {
      const { assets } = await app.call(marketContract, "listAssets", { query: { kind } }, { token });
      return assets.map(({ ticker, sector, quote }) => ({ ticker, sector, price: Number(quote.price) }));
    },
    place,
    /** Buys or sells for an amount of dollars, in hundredths of a unit. */
    trade: ({ ticker, price }: Stock, side: "buy" | "sell", dollars: number) =>
      place(ticker, side, { type: "market", quantity: (dollars / price).toFixed(2) }),
    /** Starts a journal entry with a plan for an instrument. */
    plan: ({ ticker }: Stock) =>
      app.call(
        journalContract,
        "createJournalEntry",
        { body: { entry_id: randomUUID(), entry: planned(ticker) } },
        { token },
      ),
    cancel: (id: string) => app.call(simulatorContract, "cancelOrder", { params: { id } }, { token }),
    isReady: async (id: string) => {
      const query = { path_id: "active" };
      const { tasks } = await app.call(learningContract, "getBrokerageTaskStatus", { query }, { token });
      const task = tasks.find((each) => each.id === id);
      if (task === undefined) throw new Error(`the path has no task ${id}`);
      return task.is_ready;
    },
  };
}

const planned = (ticker: string) => ({
  title: "",
  ticker,
  order_id: null,
  plan: { thesis: "It pays a dividend.", entry_price: null, stop_price: null, target_price: null, risk: null },
  review: { went_well: "", went_wrong: "", followed_plan: null },
  notes: "",
  tags: [],
  feeling_before: null,
  feeling_after: null,
});

type Trader = Awaited<ReturnType<typeof trader>>;

const first = (stocks: readonly Stock[]): Stock => {
  const [stock] = stocks;
  if (stock === undefined) throw new Error("the market is empty");
  return stock;
};

const bracket = ({ price }: Stock, { quantity, stop, target }: { quantity: number; stop: number; target: number }) => ({
  type: "bracket",
  quantity: quantity.toFixed(2),
  stop_loss_price: (price * stop).toFixed(2),
  take_profit_price: (price * target).toFixed(2),
  time_in_force: "gtc",
});

const limitAbove = ({ price }: Stock) => ({
  type: "limit",
  quantity: "1",
  limit_price: (price * 1.1).toFixed(2),
  time_in_force: "gtc",
});

/** How each task is completed, and near misses that are not enough. */
const WAYS: Record<
  string,
  { short: (trader: Trader) => Promise<unknown>; whole: (trader: Trader) => Promise<unknown> }
> = {
  "rest-a-limit-order": {
    short: async ({ market, place }) => {
      const share = first(await market("share"));
      const order = { type: "limit", quantity: "1", limit_price: (share.price * 0.9).toFixed(2), time_in_force: "gtc" };
      await place(share.ticker, "buy", order);
      app.clock.advance({ seconds: 70 });
    },
    whole: async ({ market, place, cancel }) => {
      const share = first(await market("share"));
      const limit_price = (share.price * 0.9).toFixed(2);
      const { id } = await place(share.ticker, "buy", {
        type: "limit",
        quantity: "1",
        limit_price,
        time_in_force: "gtc",
      });
      app.clock.advance({ seconds: 70 });
      await cancel(id);
    },
  },
  "buy-a-broad-fund": {
    short: async ({ market, trade }) => {
      const narrow = (await market("fund")).filter(({ sector }) => sector !== null);
      await trade(first(narrow), "buy", 900);
    },
    whole: async ({ market, trade }) => {
      const broad = (await market("fund")).filter(({ sector }) => sector === null);
      await trade(first(broad), "buy", 600);
    },
  },
  "place-a-bracket": {
    short: async ({ market, place }) => {
      const share = first(await market("share"));
      await place(share.ticker, "buy", bracket(share, { quantity: 5, stop: 0.94, target: 1.04 }));
    },
    whole: async ({ market, place }) => {
      const share = first(await market("share"));
      await place(share.ticker, "buy", bracket(share, { quantity: 5, stop: 0.95, target: 1.1 }));
    },
  },
  "risk-one-percent": {
    short: async ({ market, place }) => {
      const share = first(await market("share"));
      const quantity = 2500 / (share.price * 0.05);
      await place(share.ticker, "buy", bracket(share, { quantity, stop: 0.95, target: 1.1 }));
    },
    whole: async ({ market, place }) => {
      const share = first(await market("share"));
      const quantity = 800 / (share.price * 0.05);
      await place(share.ticker, "buy", bracket(share, { quantity, stop: 0.95, target: 1.1 }));
    },
  },
  "hold-three-sectors": {
    short: async ({ market, trade }) => {
      const [one, two, three] = await bySector(market);
      for (const [stock, dollars] of [
        [one, 3000],
        [two, 700],
        [three, 700],
      ] as const)
        await trade(stock, "buy", dollars);
    },
    whole: async ({ market, trade }) => {
      for (const stock of await bySector(market)) await trade(stock, "buy", 1000);
    },
  },
  "a-mix-you-weighed": {
    short: async ({ market, trade }) => {
      for (const stock of await bySector(market)) await trade(stock, "buy", 1000);
    },
    whole: async ({ market, trade }) => {
      const fourth = (await market("share")).filter(({ sector }) => sector === "technology");
      for (const stock of [...(await bySector(market)), first(fourth)]) await trade(stock, "buy", 1000);
    },
  },
  "a-plan-and-its-limit": {
    short: async ({ market, place, plan }) => {
      const share = first(await market("share"));
      await plan(share);
      app.clock.advance({ seconds: 5 });
      const quantity = 900 / (share.price * 0.05);
      await place(share.ticker, "buy", bracket(share, { quantity, stop: 0.95, target: 1.1 }));
    },
    whole: async ({ market, place, plan }) => {
      const share = first(await market("share"));
      await plan(share);
      app.clock.advance({ seconds: 5 });
      const quantity = 400 / (share.price * 0.05);
      await place(share.ticker, "buy", bracket(share, { quantity, stop: 0.95, target: 1.1 }));
    },
  },
  "write-a-plan-first": {
    short: async ({ market, trade, plan }) => {
      const share = first(await market("share"));
      await trade(share, "buy", 600);
      await plan(share);
    },
    whole: async ({ market, trade, plan }) => {
      const share = first(await market("share"));
      await plan(share);
      app.clock.advance({ seconds: 5 });
      await trade(share, "buy", 600);
    },
  },
  "rebalance-two-funds": {
    short: async ({ market, trade }) => {
      await trade(first(await market("fund")), "buy", 2000);
      await trade(first(await market("bond_fund")), "buy", 1000);
    },
    whole: async ({ market, trade }) => {
      const fund = first(await market("fund"));
      await trade(fund, "buy", 2000);
      await trade(first(await market("bond_fund")), "buy", 1000);
      await trade(fund, "sell", 500);
    },
  },
  "trim-one-holding": {
    short: async ({ market, trade }) => {
      await trade(first(await market("share")), "buy", 900);
    },
    whole: async ({ market, trade }) => {
      const share = first(await market("share"));
      await trade(share, "buy", 900);
      await trade(share, "sell", 300);
    },
  },
  "a-core-and-a-few-shares": {
    short: async ({ market, trade }) => {
      await trade(first((await market("fund")).filter(({ sector }) => sector === null)), "buy", 1800);
      await trade(first(await market("share")), "buy", 600);
    },
    whole: async ({ market, trade }) => {
      await trade(first((await market("fund")).filter(({ sector }) => sector === null)), "buy", 1800);
      await trade(first(await market("share")), "buy", 200);
    },
  },
  "bracket-two-to-one": {
    short: async ({ market, place }) => {
      const share = first(await market("share"));
      const quantity = 400 / (share.price * 0.05);
      await place(share.ticker, "buy", bracket(share, { quantity, stop: 0.95, target: 1.08 }));
    },
    whole: async ({ market, place }) => {
      const share = first(await market("share"));
      const quantity = 400 / (share.price * 0.05);
      await place(share.ticker, "buy", bracket(share, { quantity, stop: 0.95, target: 1.12 }));
    },
  },
  "plan-then-size": {
    short: async ({ market, place, plan }) => {
      const share = first(await market("share"));
      await plan(share);
      app.clock.advance({ seconds: 5 });
      const quantity = 300 / (share.price * 0.05);
      await place(share.ticker, "buy", bracket(share, { quantity, stop: 0.95, target: 1.1 }));
    },
    whole: async ({ market, place, plan }) => {
      const share = first(await market("share"));
      await plan(share);
      app.clock.advance({ seconds: 5 });
      const quantity = 700 / (share.price * 0.05);
      await place(share.ticker, "buy", bracket(share, { quantity, stop: 0.95, target: 1.1 }));
    },
  },
  "sell-at-your-price": {
    short: async ({ market, trade, place }) => {
      const share = first(await market("share"));
      await trade(share, "buy", 900);
      await place(share.ticker, "sell", limitAbove(share));
      app.clock.advance({ seconds: 130 });
    },
    whole: async ({ market, trade, place, cancel }) => {
      const share = first(await market("share"));
      await trade(share, "buy", 900);
      const { id } = await place(share.ticker, "sell", limitAbove(share));
      app.clock.advance({ seconds: 130 });
      await cancel(id);
    },
  },
  "buy-a-fund-you-planned": {
    short: async ({ market, trade, plan }) => {
      const fund = first((await market("fund")).filter(({ sector }) => sector === null));
      await trade(fund, "buy", 1100);
      await plan(fund);
    },
    whole: async ({ market, trade, plan }) => {
      const fund = first((await market("fund")).filter(({ sector }) => sector === null));
      await plan(fund);
      app.clock.advance({ seconds: 5 });
      await trade(fund, "buy", 1100);
    },
  },
  "plan-a-small-coin": {
    short: async ({ market, trade, plan }) => {
      const coin = first(await market("crypto"));
      await trade(coin, "buy", 600);
      await plan(coin);
    },
    whole: async ({ market, trade, plan }) => {
      const coin = first(await market("crypto"));
      await plan(coin);
      app.clock.advance({ seconds: 5 });
      await trade(coin, "buy", 600);
    },
  },
  "half-a-coin-back": {
    short: async ({ market, place, trade }) => {
      const coin = first(await market("crypto"));
      const quantity = 2000 / (coin.price * 0.1);
      await place(coin.ticker, "buy", bracket(coin, { quantity, stop: 0.9, target: 1.2 }));
      await trade(coin, "buy", 900);
      await trade(coin, "sell", 300);
    },
    whole: async ({ market, place, trade }) => {
      const coin = first(await market("crypto"));
      const quantity = 400 / (coin.price * 0.1);
      await place(coin.ticker, "buy", bracket(coin, { quantity, stop: 0.9, target: 1.2 }));
      await trade(coin, "buy", 900);
      await trade(coin, "sell", 300);
    },
  },
  "hold-an-eighty-twenty-mix": {
    short: async ({ market, trade }) => {
      await trade(first(await market("fund")), "buy", 2400);
      await trade(first(await market("bond_fund")), "buy", 1000);
    },
    whole: async ({ market, trade }) => {
      await trade(first(await market("fund")), "buy", 2400);
      await trade(first(await market("bond_fund")), "buy", 600);
    },
  },
};

async function bySector(market: Trader["market"]): Promise<[Stock, Stock, Stock]> {
  const shares = await market("share");
  const of = (sector: string) => first(shares.filter((share) => share.sector === sector));
  return [of("energy"), of("health"), of("finance")];
}

describe("S7.71 S7.72 every authored task", () => {
  it("has its way here", () => {
    const tasks = Object.keys(loadContentBundle().languages["en"]?.tasks ?? {});
    expect(tasks.toSorted()).toEqual(Object.keys(WAYS).toSorted());
  });

  it.each(Object.entries(WAYS))("%s can be done in the simulator, and not by less", async (id, { short, whole }) => {
    const learner = await trader(pathOf(id));
    expect(await learner.isReady(id)).toBe(false);
    await short(learner);
    expect(await learner.isReady(id)).toBe(false);
    const other = await trader(pathOf(id));
    await whole(other);
    expect(await other.isReady(id)).toBe(true);
  });
});
