import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { inLook } from "#web/features/learning/testing.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { setSessionStatus } from "#web/shared/session/session-slice.ts";
import { createStore } from "#web/shared/state/store.ts";
import { expectAccessible, LOOKS } from "#web/testing/axe.ts";
import { MONTHLY, NO_ACCESS, offerOf, saleOf, YEARLY, withPayments } from "#web/testing/offers.ts";
import { renderInApp, renderSignedIn } from "#web/testing/render.tsx";
import { refusal, stubServer, type Replies } from "#web/testing/stub-server.ts";
import { PlansScreen } from "./plans-screen.tsx";

const TEXTS = ["offers", "modules/paying"] as const;
beforeEach(async () => {
  await page.viewport(390, 844);
  await inLook({});
  await loadMessages(TEXTS);
  withPayments();
});

const LIST = "GET /offers-v2/offers/";
const REPORT = "POST /feedback/problems/";

async function open(replies: Replies, entry = "/plans") {
  const seen = stubServer({ "GET /subscriptions/users/u1": NO_ACCESS, [REPORT]: { body: {} }, ...replies });
  return { ...(await renderSignedIn(<PlansScreen />, [entry])), seen };
}

test("S9.05 each plan shows what it costs a day and what is billed in the same size, and its terms", async () => {
  const vat = { country: "DE", rate_percent: 19, amount_minor: 160 };
  const { screen, seen } = await open({
    [LIST]: saleOf(
      [
        offerOf({
          pricings: [
            { ...MONTHLY, vat },
            { ...YEARLY, vat: { ...vat, amount_minor: 958 } },
          ],
        }),
      ],
      "DE",
    ),
  });
  const monthly = screen.getByRole("listitem", { name: "Monthly" });
  await expect.element(monthly).toBeVisible();
  const sizes = [monthly.getByText("$0.34 a day"), monthly.getByText("$9.99 a month", { exact: true })].map((price) => {
    const { fontSize, fontWeight, color } = getComputedStyle(price.element());
    return { fontSize, fontWeight, color };
  });
  expect(sizes[0]).toEqual(sizes[1]);
  await expect.element(monthly.getByText("$9.99 a month, renewed automatically until you cancel.")).toBeVisible();
  await expect.element(monthly.getByText("Includes $1.60 VAT (19%)")).toBeVisible();
  await expect.element(screen.getByText("Includes $0.16 VAT (19%) today, then $9.58")).toBeVisible();
  await expect
    .element(screen.getByText("Today $0.99 for the first 7 days, then $59.99 a year until you cancel."))
    .toBeVisible();
  await expect.element(screen.getByText("You can withdraw within 14 days and get your money back.")).toBeVisible();
  expect(seen.find(({ call }) => call === LIST)?.query).toBe("?product_type=app");
});

test("S9.05 who has had a trial is told so, with the price from the start", async () => {
  const pricings = [{ ...YEARLY, trial: null, is_trial_used: true }];
  const { screen } = await open({ [LIST]: saleOf([offerOf({ pricings })]) });
  await expect
    .element(
      screen.getByText(
        "Your trial has been used, so this starts at $59.99 a year, renewed automatically until you cancel.",
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByText(/^Today/)).not.toBeInTheDocument();
});

test("the plan that costs the least a day is named; alone, or at the same price a day, none is", async () => {
  const { screen } = await open({ [LIST]: saleOf([offerOf({ pricings: [MONTHLY, YEARLY] })]) });
  const yearly = screen.getByRole("listitem", { name: "Yearly" });
  await expect.element(yearly.getByText("Best value")).toBeVisible();
  expect(screen.getByText("Best value").elements()).toHaveLength(1);
  const same = { ...YEARLY, represented_minor: MONTHLY.represented_minor };
  for (const pricings of [[MONTHLY], [MONTHLY, same]]) {
    const other = await open({ [LIST]: saleOf([offerOf({ pricings })]) });
    await expect.element(other.screen.getByRole("listitem", { name: "Monthly" }).last()).toBeVisible();
    expect(other.screen.container.textContent).not.toContain("Best value");
  }
});

test("nothing is chosen beforehand, no timer runs, and staying free is as easy as paying", async () => {
  const { screen } = await open({ [LIST]: saleOf([offerOf()]) });
  const choose = screen.getByRole("link", { name: "Choose this plan: Every 3 months" });
  await expect.element(choose).toBeVisible();
  expect(document.querySelectorAll("input:checked, [aria-checked=true], [role=timer]")).toHaveLength(0);
  const looks = [choose, screen.getByRole("link", { name: "Stay on the free plan" })].map(
    (link) => getComputedStyle(link.element()).backgroundColor,
  );
  expect(looks[0]).toBe(looks[1]);
  await expect.element(screen.getByRole("link", { name: "Close" })).toHaveAttribute("href", "/learn");
  await expect
    .element(choose)
    .toHaveAttribute("href", expect.stringMatching(/^\/checkout\?product=app&config=default&pricing=/));
});

test("S5.06 S8.14 an empty answer is reported as ERROR_OFFER_EMPTY, in words a person reads", async () => {
  const { screen, seen } = await open({ [LIST]: saleOf([]) });
  await expect.element(screen.getByText(/^There’s nothing on sale for you right now/)).toBeVisible();
  await expect.element(screen.getByText("Error code: ERROR_OFFER_EMPTY")).toBeVisible();
  await expect
    .poll(() => seen.find(({ call }) => call === REPORT)?.body)
    .toMatchObject({
      message: "ERROR_OFFER_EMPTY",
      page: "/plans",
    });
});

test("S8.14 a failed fetch is ERROR_GET_OFFER, and can be tried again", async () => {
  let isDown = true;
  const { screen, seen } = await open({
    [LIST]: () => (isDown ? refusal("internal") : saleOf([offerOf()])),
  });
  await expect.element(screen.getByText("Error code: ERROR_GET_OFFER")).toBeVisible();
  await expect.poll(() => seen.find(({ call }) => call === REPORT)?.body).toMatchObject({ message: "ERROR_GET_OFFER" });
  isDown = false;
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByRole("heading", { name: "Yearly" })).toBeVisible();
});

test("who has paid already is told so instead of being sold it again", async () => {
  const { screen } = await open({
    [LIST]: saleOf([offerOf()]),
    "GET /subscriptions/users/u1": { body: { has_access: true, until: null, products: ["app"] } },
  });
  await expect.element(screen.getByRole("heading", { name: "You have everything" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Manage my plan" }))
    .toHaveAttribute("href", "/profile/plan-subscription");
});

test("S6.08 a visitor sees the offers with the funnel token, and that an account comes first", async () => {
  const seen = stubServer({ [LIST]: saleOf([offerOf()]) });
  const store = createStore();
  store.dispatch(setSessionStatus("signedOut"));
  const { screen } = await renderInApp(<PlansScreen />, ["/plans"], store);
  await expect.element(screen.getByText("You create your account first, then you pay.")).toBeVisible();
  expect(seen[0]?.authorization).toBe("Bearer candlewise-web-funnel");
  await expect
    .element(screen.getByRole("link", { name: "Choose this plan: Monthly" }))
    .toHaveAttribute("href", expect.stringMatching(/^\/auth\/signup\?next=%2Fcheckout/));
  await expect.element(screen.getByRole("link", { name: "Close" })).toHaveAttribute("href", "/");
});

test.each(LOOKS)("axe finds nothing, %s, %s", async (theme, language) => {
  await inLook({ theme, language });
  await loadMessages(TEXTS);
  const { screen } = await open({ [LIST]: saleOf([offerOf()]) });
  await expect.poll(() => screen.getByRole("listitem").elements().length).toBeGreaterThan(6);
  await expectAccessible("screen");
});

test("where nothing is sold, the page says so and asks for no offers", async () => {
  document.getElementById("runtime-config")?.remove();
  const { screen, seen } = await open({});
  await expect.element(screen.getByText("Nothing is for sale here")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Go back" })).toHaveAttribute("href", "/learn");
  expect(seen.some(({ call }) => call === LIST)).toBe(false);
});
