import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { activityOf, orderOf, portfolioWith, positionOf } from "#web/features/simulator/samples.ts";
import { renderSimulator } from "#web/features/simulator/testing.tsx";
import { refusal, type Replies } from "#web/testing/stub-server.ts";
import { expectAccessible } from "#web/testing/axe.ts";
import { SimulatorActivityScreen } from "./simulator-activity-screen.tsx";
import { SimulatorScreen } from "./simulator-screen.tsx";

beforeEach(() => page.viewport(390, 844));

const held = portfolioWith({
  balance: 90_000,
  totalBalance: 100_500,
  totalProfit: 500,
  totalProfitPercent: 0.5,
  reserved: 951,
  day_change: -20,
  assets: [
    positionOf({ ticker: "NVLA", quantity: "100", price: "100", value: "10000", cost: "9500" }),
    positionOf({
      ticker: "KRRW",
      name: "Kerrow",
      kind: "crypto",
      quantity: "5",
      price: "100",
      value: "500",
      cost: "600",
    }),
  ],
});
const waiting = orderOf();
const ORDERS = { "GET /v2/orders/": { body: { orders: [waiting], next_cursor: null } } } satisfies Replies;
const open = (replies: Replies = {}) => renderSimulator(<SimulatorScreen />, replies);

describe("S3.13 the portfolio", () => {
  test("tells value, profit and the day's change with sign and percent, and that all of it is virtual", async () => {
    const { screen } = await open({ "GET /v2/portfolio/": { body: held }, ...ORDERS });
    await expect.element(screen.getByText("$100,500.00", { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/\+\$500\.00 \(\+0\.50%\)/).first()).toBeVisible();
    await expect.element(screen.getByText(/-\$20\.00 \(-0\.02%\)/).first()).toBeVisible();
    await expect.element(screen.getByText("Practice market, virtual money")).toBeVisible();
    await expect.element(screen.getByText("$89,049.00").first()).toBeVisible();
    await expect.element(screen.getByText("$951.00").first()).toBeVisible();
  });

  test("names every position with value and profit, the largest first, as a way to its chart", async () => {
    const { screen } = await open({ "GET /v2/portfolio/": { body: held } });
    const rows = screen.getByRole("link", { name: /Last \$100\.00/ });
    await expect.element(rows.first()).toHaveAttribute("href", "/simulator/market/NVLA");
    expect(rows.elements().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Novella.*\$10,000\.00.*\+\$500\.00 \(\+5\.26%\)/),
      expect.stringMatching(/Kerrow.*\$500\.00.*-\$100\.00 \(-16\.67%\)/),
    ]);
  });

  test("S3.13 quantity, average cost, last price and P/L of a row multiply out, without hidden decimals", async () => {
    const position = positionOf({ quantity: "53", average_price: "446.54", cost: "23666.62", price: "448.4713" });
    const body = portfolioWith({ assets: [{ ...position, value: "23768.9789" }] });
    const { screen } = await open({ "GET /v2/portfolio/": { body } });
    const row = screen.getByRole("link", { name: /Novella/ });
    await expect.poll(() => row.element().textContent).toMatch(/53 NVLAAvg cost \$446\.54Last \$448\.4713/);
    // 53 × (448.4713 − 446.54) = 102.36
    await expect.poll(() => row.element().textContent).toMatch(/\+\$102\.36 \(\+0\.43%\)Day P.L.+\+\$10\.50/);
  });

  test("on a desktop it is a table that any column sorts, and each row leads to its chart", async () => {
    await page.viewport(1440, 900);
    const { screen } = await open({ "GET /v2/portfolio/": { body: held } });
    const table = screen.getByRole("table", { name: "Positions" });
    const symbols = () => [...table.element().querySelectorAll("tbody bdi")].map(({ textContent }) => textContent);
    await expect.poll(symbols).toEqual(["NVLA", "KRRW"]);
    await expect
      .poll(() => table.getByRole("row").nth(1).element().textContent)
      .toMatch(/^NVLANovella Systems100\$95\.00\$100\.00.*\+\$500\.00.*\$10,000\.00/);
    const quantity = table.getByRole("columnheader", { name: "Quantity" });
    await userEvent.click(quantity.getByRole("button"));
    await expect.element(quantity).toHaveAttribute("aria-sort", "descending");
    await userEvent.keyboard("{Enter}");
    await expect.element(quantity).toHaveAttribute("aria-sort", "ascending");
    await expect.poll(symbols).toEqual(["KRRW", "NVLA"]);
    await expect.element(table.getByRole("link", { name: /KRRW/ })).toHaveAttribute("href", "/simulator/market/KRRW");
    await expectAccessible();
  });

  test("what was sold today stands below with its part of the day P/L", async () => {
    const { ticker, name, kind } = positionOf();
    const sold = { ticker, name, kind, day_change: "-12.5", day_change_percent: -1, realized_today: "80.00" };
    const { screen } = await open({ "GET /v2/portfolio/": { body: portfolioWith({ closed_today: [sold] }) } });
    await expect.element(screen.getByRole("heading", { name: "Sold today" })).toBeVisible();
    const row = screen.getByRole("link", { name: /Novella/ });
    await expect.poll(() => row.element().textContent).toMatch(/Day P.L.+-\$12\.50Realized P.L.+\+\$80\.00/);
  });

  test("has its parts as a table too", async () => {
    const { screen } = await open({ "GET /v2/portfolio/": { body: held } });
    await expect.element(screen.getByRole("row", { name: "Cash 89.6%" }).first()).toBeInTheDocument();
  });

  test("a first visit is told what the money is, and what to do", async () => {
    const { screen } = await open();
    await expect.element(screen.getByText(/you can’t lose any, and you can’t make any/)).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Find your first instrument" }))
      .toHaveAttribute("href", "/simulator/market");
  });

  test("what did not load can be tried again", async () => {
    let tries = 0;
    const { screen } = await open({
      "GET /v2/portfolio/": () => (++tries === 1 ? refusal("internal") : { body: held }),
    });
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect.element(screen.getByText("$100,500.00", { exact: true })).toBeVisible();
  });
});

describe("S6.10 what the country hides", () => {
  const hidden = { value: 1500, weight_percent: 1.47, reserved: 90, can_close: true };
  const body = { ...held, totalBalance: 102_000, totalProfit: 2000, reserved: 1041, hidden };

  test("is one line without names, so that the sums add up", async () => {
    const { screen } = await open({ "GET /v2/portfolio/": { body } });
    await expect.element(screen.getByText("$102,000.00", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("Hidden in your country").first()).toBeVisible();
    await expect.element(screen.getByText("$1,500.00", { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^\$90\.00 reserved/)).toBeVisible();
    await expect.element(screen.getByRole("row", { name: "Hidden in your country 1.5%" }).first()).toBeInTheDocument();
    await expectAccessible();
  });

  test("is sold after a question", async () => {
    let isClosed = false;
    const { screen, seen } = await open({
      "GET /v2/portfolio/": () => ({ body: isClosed ? { ...body, hidden: { ...hidden, can_close: false } } : body }),
      "POST /v2/portfolio/close-hidden/": () => {
        isClosed = true;
        return { body };
      },
    });
    await userEvent.click(screen.getByRole("button", { name: "Close all" }));
    expect(seen.some(({ call }) => call.includes("close-hidden"))).toBe(false);
    await userEvent.click(screen.getByRole("dialog").getByRole("button", { name: "Close all" }));
    await expect.element(screen.getByText(/^Orders canceled/)).toBeVisible();
    await expect.element(screen.getByText("Everything is being sold.")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Close all" })).not.toBeInTheDocument();
  });

  test("has its lines in the activity, with amounts only", async () => {
    const unnamed = { ticker: null, quantity: null, price: null, commission: null, order_id: null };
    const { screen } = await renderSimulator(<SimulatorActivityScreen />, {
      "GET /v2/portfolio/activity/": { body: { items: [activityOf(unnamed)], next_cursor: null } },
    });
    await screen.getByRole("radio", { name: "Activity" }).click({ force: true });
    await expect.element(screen.getByText("Hidden in your country")).toBeVisible();
    await expect.element(screen.getByText("-$1,002.00")).toBeVisible();
  });
});

describe("open orders", () => {
  const path = `/v2/orders/${waiting.id}/`;

  test("are canceled with one press", async () => {
    const { screen, seen } = await open({
      "GET /v2/portfolio/": { body: held },
      ...ORDERS,
      [`POST ${path}cancel/`]: { body: { order: { ...waiting, status: "cancelled" } } },
    });
    await userEvent.click(screen.getByRole("button", { name: "Cancel: Buy 10 NVLA, Limit order" }));
    await expect.element(screen.getByText(/^Order canceled/)).toBeVisible();
    expect(seen.some(({ call }) => call === `POST ${path}cancel/`)).toBe(true);
  });

  test("are changed in what is different, and a refusal stands at its field", async () => {
    const bodies: unknown[] = [];
    const { screen } = await open({
      "GET /v2/portfolio/": { body: held },
      ...ORDERS,
      [`PATCH ${path}`]: ({ body }) => {
        bodies.push(body);
        return bodies.length === 1 ? refusal("price_out_of_range") : { body: { order: waiting } };
      },
    });
    await userEvent.click(screen.getByRole("button", { name: "Modify: Buy 10 NVLA, Limit order" }));
    const limit = screen.getByLabelText("Limit price (USD)");
    await expect.element(limit).toHaveValue("95");
    await userEvent.fill(limit, "9600");
    await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await expect.element(limit).toHaveAccessibleDescription(/too far from the market/);
    await userEvent.fill(limit, "96.50");
    await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await expect.element(screen.getByText("Order modified.")).toBeVisible();
    expect(bodies).toEqual([{ limit_price: "9600" }, { limit_price: "96.5" }]);
  });
});

test("a reset is asked about, says that history is kept, and names the account that ends", async () => {
  const { screen, seen } = await open({
    "GET /v2/portfolio/": { body: { ...held, account_number: 3 } },
    "POST /v2/portfolio/reset/": { body: portfolioWith({ account_number: 4 }) },
  });
  await userEvent.click(screen.getByRole("button", { name: "Reset account" }));
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText(/^Your history is kept/)).toBeVisible();
  expect(seen.some(({ call }) => call.includes("reset"))).toBe(false);
  await userEvent.click(dialog.getByRole("button", { name: "Reset account" }));
  await expect.element(screen.getByText(/^Your new account/)).toBeVisible();
  expect(seen.find(({ call }) => call.includes("reset"))?.body).toEqual({ account_number: 3 });
});

test("the export holds every page of every account", async () => {
  const pages = vi.fn((query: string) =>
    query.includes("cursor=5")
      ? { items: [activityOf({ id: "a2", ticker: "LAST" })], next_cursor: null }
      : { items: [activityOf({ id: "a1" })], next_cursor: query.includes("account_number=2") ? "5" : null },
  );
  let file: Blob | undefined;
  const make = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    if (blob instanceof Blob) file = blob;
    return "blob:nothing";
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const { screen } = await open({
    "GET /v2/portfolio/": { body: { ...held, account_number: 2 } },
    "GET /v2/portfolio/activity/": ({ query }) => ({ body: pages(query) }),
  });
  await userEvent.click(screen.getByRole("button", { name: "Download as CSV" }));
  await expect.poll(() => file).toBeDefined();
  const rows = (await file?.text())
    ?.trim()
    .split("\r\n")
    .slice(1)
    .map((row) => row.split(",").slice(0, 4).join(","));
  expect(rows).toEqual([
    "2,2026-11-18T11:06:40Z,buy,NVLA",
    "2,2026-11-18T11:06:40Z,buy,LAST",
    "1,2026-11-18T11:06:40Z,buy,NVLA",
  ]);
  make.mockRestore();
  click.mockRestore();
});

describe("orders and activity", () => {
  const show = (replies: Replies) => renderSimulator(<SimulatorActivityScreen />, replies, "/simulator/activity");

  test("more activity comes with a press, and filters choose among it", async () => {
    const { screen } = await show({
      "GET /v2/portfolio/activity/": ({ query }) => ({
        body: query.includes("cursor=9")
          ? { items: [activityOf({ id: "a3", type: "dividend", quantity: null, price: null })], next_cursor: null }
          : { items: [activityOf()], next_cursor: "9" },
      }),
    });
    await screen.getByRole("radio", { name: "Activity" }).click({ force: true });
    await expect.element(screen.getByText("Bought NVLA")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    await expect.element(screen.getByText("Dividend NVLA")).toBeVisible();
    await screen.getByRole("radio", { name: "Dividends" }).click({ force: true });
    await expect.element(screen.getByText("Bought NVLA")).not.toBeInTheDocument();
    await expect.element(screen.getByText("Dividend NVLA")).toBeVisible();
  });

  test("an earlier account is read by its number", async () => {
    const { screen, seen } = await show({ "GET /v2/portfolio/": { body: portfolioWith({ account_number: 2 }) } });
    await userEvent.selectOptions(screen.getByLabelText("Account"), "Account 1 (closed)");
    await expect
      .poll(() => seen.some(({ call, query }) => call === "GET /v2/orders/" && query.includes("account_number=1")))
      .toBe(true);
  });
});

describe.each([
  ["light", "ltr", 390],
  ["dark", "rtl", 390],
  ["dark", "ltr", 1440],
  ["light", "ltr", 320],
] as const)("axe finds nothing, and nothing is wider than the screen: %s %s %i", (theme, dir, width) => {
  beforeEach(async () => {
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.dir = dir;
    await page.viewport(width, 844);
  });
  afterEach(() => {
    document.documentElement.dir = "ltr";
    document.documentElement.dataset["theme"] = "light";
  });

  test.each([
    ["held", { "GET /v2/portfolio/": { body: held }, ...ORDERS }],
    ["untouched", {}],
  ] as const)("%s", async (_, replies) => {
    const { screen } = await open(replies);
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
