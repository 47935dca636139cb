import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { inLook } from "#web/features/learning/testing.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { Toasts } from "#web/shared/ui/toasts/toasts.tsx";
import { expectAccessible, LOOKS } from "#web/testing/axe.ts";
import { MONTHLY, STORED_CARD, offerOf, saleOf, withPayments } from "#web/testing/offers.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { Elsewhere, Route, Routes } from "#web/testing/routes.tsx";
import { refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { BRIEF, DAILY, WEEKLY } from "../samples.ts";
import { BriefScreen } from "./brief-screen.tsx";
import { MarketNewsScreen } from "./market-news-screen.tsx";

const TEXTS = ["briefs", "payments", "modules/paying"] as const;
const LIST = "GET /upsells/market-news/reports/";
const ONE = `GET /upsells/market-news/reports/${DAILY.id}/`;
const BUY = "POST /payments/solid/orders/one-click/";
const LOCKED = { ...WEEKLY, is_open: false };
const listOf = (...briefs: readonly (typeof DAILY)[]) => ({ body: { source: "practice", briefs } });

beforeEach(async () => {
  await page.viewport(390, 844);
  await inLook({});
  await loadMessages(TEXTS);
  withPayments();
});

async function open(replies: Replies = {}, entry = "/market-news") {
  const seen = stubServer({
    [LIST]: listOf(DAILY, LOCKED),
    [ONE]: { body: BRIEF },
    "GET /payments/solid/cards/": { body: { cards: [STORED_CARD] } },
    "GET /offers-v2/offers/": saleOf([
      offerOf({ product_type: "upsell_reports", pricings: [{ ...MONTHLY, period: null, total_minor: 1999 }] }),
    ]),
    ...replies,
  });
  const rendered = await renderSignedIn(
    <>
      <Routes>
        <Route path="/market-news" element={<MarketNewsScreen />} />
        <Route path="/market-news/:briefId" element={<BriefScreen />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <Toasts />
    </>,
    [entry],
  );
  return { ...rendered, seen };
}

test("S7.18 an open brief is a link; a locked one shows its headline, and is bought with one click", async () => {
  let isBought = false;
  const { screen, seen } = await open({
    [LIST]: () => (isBought ? listOf(DAILY, WEEKLY) : listOf(DAILY, LOCKED)),
    [BUY]: () => {
      isBought = true;
      return {
        body: { order: { order_id: "o1", status: "settle_ok", outcome: "paid", verify_url: null, decline: null } },
      };
    },
  });
  const link = screen.getByRole("link", { name: /^Thursday, Nov 19/ });
  await expect.element(link).toHaveAttribute("href", `/market-news/${DAILY.id}`);
  await expect.element(screen.getByText("24 of 40 rose, 15 fell")).toBeVisible();
  await expect.element(screen.getByText("Locked")).toBeVisible();
  await expect.element(screen.getByText("9 of 40 rose, 31 fell")).toBeVisible();
  await expectAccessible("screen");
  await screen.getByRole("button", { name: "Pay $19.99 with Visa ••1234" }).click();
  await expect.element(screen.getByRole("link", { name: /^Nov 9 – Nov 13/ })).toBeVisible();
  expect(seen.find(({ call }) => call === BUY)?.body).toMatchObject({ source: "third_upsell" });
  await expect.element(screen.getByText("Locked")).not.toBeInTheDocument();
  // The button that had the focus is gone.
  await expect.element(screen.getByText(/^The market reports are yours now\./)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Weekly reports" })).toHaveFocus();
});

test("S7.18 without a card the extra is bought at the checkout, which leads back", async () => {
  const { screen } = await open({ "GET /payments/solid/cards/": { body: { cards: [] } } });
  await screen.getByRole("button", { name: "Pay $19.99" }).click();
  await expect
    .element(screen.getByRole("heading", { name: /^\/checkout\?product=upsell_reports&.*next=%2Fmarket-news$/ }))
    .toBeVisible();
});

test("S7.18 without a connection nothing is for sale", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  const { screen } = await open();
  await expect.element(screen.getByText("Locked")).toBeVisible();
  const price = screen.getByRole("button", { name: "Pay $19.99 with Visa ••1234" });
  await expect.element(price).not.toBeInTheDocument();
  online.mockRestore();
  dispatchEvent(new Event("online"));
  await expect.element(price).toBeVisible();
});

test("S7.18 before the first session has closed there is nothing; a list that does not load is tried again", async () => {
  let isDown = true;
  const { screen } = await open({ [LIST]: () => (isDown ? refusal("internal") : listOf()) });
  const retry = screen.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  isDown = false;
  await retry.click();
  await expect.element(screen.getByText("No session has closed yet")).toBeVisible();
});

test("S7.18 a brief has movers, breadth, volatility, levels, lessons and its PDF", async () => {
  const { screen } = await open({}, `/market-news/${DAILY.id}`);
  await expect.element(screen.getByRole("heading", { level: 1, name: "Thursday, November 19" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: /^Larkdale Semiconductors/ }))
    .toHaveAttribute("href", "/simulator/market/LRKD");
  await expect.element(screen.getByText("2.51% from the close, reached 3 times")).toBeVisible();
  await expect.element(screen.getByText("Lively")).toBeVisible();
  await expect
    .element(screen.getByText(/^The daily range of a typical share was 1\.40 times that of the 20 days before\.$/))
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: /^The single stock/ }))
    .toHaveAttribute("href", "/lessons/the-single-stock");
  await expect.element(screen.getByRole("link", { name: "Open as PDF" })).toHaveAttribute("href", BRIEF.pdf_url);
});

test.each([
  ["brief_locked", "This brief is locked"],
  ["not_found", "This brief is no longer listed"],
] as const)("S7.18 a brief that answers %s leads to the list", async (code, title) => {
  const { screen } = await open({ [ONE]: refusal(code) }, `/market-news/${DAILY.id}`);
  await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "All market news" })).toHaveAttribute("href", "/market-news");
});

test.each(LOOKS)("S7.18 both screens are readable: %s, %s", async (theme, language) => {
  await inLook({ theme, language });
  await loadMessages(TEXTS);
  const list = await open();
  await expect.element(list.screen.getByRole("listitem").first()).toBeVisible();
  await expectAccessible("screen");
  await list.screen.unmount();
  const one = await open({}, `/market-news/${DAILY.id}`);
  await expect.element(one.screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible("screen");
});
