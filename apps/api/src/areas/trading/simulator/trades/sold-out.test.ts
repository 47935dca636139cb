import { expect, it } from "vitest";
import { market, orderBody, simulatorWorld, type Trader } from "../testing/simulator-app.ts";

const world = simulatorWorld();

const stop = (quantity: string, stop_price: string) =>
  ({ type: "stop", quantity, stop_price, time_in_force: "gtc" }) as const;

/** Replaces what is held: the sale and the new purchase are filled in the same second. */
async function sellAndBuyAgain(trader: Trader): Promise<void> {
  for (const transactionType of ["sell", "buy"] as const) {
    const params = { ticker: "INDX", transactionType };
    await trader.call("placeOrder", { params, body: orderBody(market("1")) });
  }
  world.app.clock.advance({ seconds: 1 });
}

/** The planned risk of each trade in US dollars, oldest first. */
async function risksOf({ userId }: Trader): Promise<(number | null)[]> {
  const { trades } = await world.simulator.read(userId);
  const all = await trades.range(1, await trades.count());
  return all.map(({ risk }) => (risk === null ? null : Number(risk) / 10_000));
}

it.each(["at once", "before the stop is placed"])(
  "S7.29 a purchase in the second in which another was sold out has its stop, read %s",
  async (when) => {
    const trader = world.trader();
    await trader.buy("INDX", market("1"));
    await sellAndBuyAgain(trader);
    if (when !== "at once") expect(await risksOf(trader)).toEqual([null]);
    const { order } = await trader.sell("INDX", stop("1", "40"));
    await trader.call("cancelOrder", { params: { id: order.id } });
    await trader.sell("INDX", market("1"));
    expect(await risksOf(trader)).toEqual([null, 10.01]);
  },
);

it("S7.29 a purchase of which a split left nothing has no stop that is placed later", async () => {
  const trader = world.trader();
  await trader.buy("ACME", market("1.00000001"));
  await trader.sell("ACME", market("1"));
  world.market.addAction("ACME", { type: "split", at: world.now() + 10, numerator: 1n, denominator: 10n });
  world.app.clock.advance({ seconds: 20 });
  await trader.buy("ACME", market("1"));
  await trader.sell("ACME", stop("1", "90"));
  expect(await risksOf(trader)).toEqual([null]);
});
