import { beforeEach, expect, test } from "vitest";
import { expectAccessible } from "#web/testing/axe.ts";
import { sampleNews, samplePage } from "../samples.ts";
import { refusal } from "#web/testing/stub-server.ts";
import { renderMarket, stubMarket } from "../testing.tsx";
import { InstrumentView } from "./instrument-view.tsx";

const page = samplePage("NOVA");
const replies = {
  "GET /v2/assets/NOVA/": { body: page },
  "GET /v2/assets/NOVA/news/": { body: { items: [sampleNews], has_older: false } },
};

beforeEach(() => {
  document.documentElement.dir = "ltr";
  document.documentElement.dataset["theme"] = "light";
});

const view = (ticker = "NOVA") => (
  <InstrumentView
    ticker={ticker}
    chart={({ asset, decimals }) => <p>{`chart of ${asset.name}, ${decimals} decimals`}</p>}
    ticket={() => <p>ticket</p>}
    position={() => <p>position</p>}
  />
);

test("an instrument shows price, session, figures, profile, news and payouts, beside the parts of others", async () => {
  const server = stubMarket(replies);
  const { screen } = await renderMarket(view(), "/simulator/market/NOVA");
  await expect.element(screen.getByRole("heading", { level: 1, name: "NOVA Company" })).toBeVisible();
  for (const text of ["Practice market", "chart of NOVA Company, 2 decimals", "position", "$12.4B", "21.4", "2-for-1"])
    await expect.element(screen.getByText(text, { exact: true })).toBeInTheDocument();
  await expect.element(screen.getByText(/NOVA Company moved on its own: up 4\.2%/)).toBeInTheDocument();
  await expect.element(screen.getByText(/Builds robots/)).toBeInTheDocument();
  await expect.poll(() => server.streams.length).toBe(1);
  const quote = { ...page.asset.quote, at: page.asset.quote.at + 1, price: "150.00" };
  server.send(quote.at, [quote]);
  await expect.element(screen.getByText("$150.00")).toBeVisible();
  await expectAccessible();
});

test("S6.10 an instrument that is not there for the caller is not found, with the way back to the market", async () => {
  stubMarket({ "GET /v2/assets/COIN/": refusal("not_found") });
  const { screen } = await renderMarket(view("COIN"), "/simulator/market/COIN");
  await expect.element(screen.getByRole("heading", { name: "We don’t have COIN" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Go to Market" })).toHaveAttribute("href", "/simulator/market");
});
