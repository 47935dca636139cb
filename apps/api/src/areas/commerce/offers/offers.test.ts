import { FUNNEL_TOKEN } from "@candlewise/contracts/auth/funnel-token";
import { offersContract, type Offer, type Pricing } from "@candlewise/contracts/offers/schemas";
import { countryOf } from "@candlewise/domain/geo/country-codes";
import { groupsOf } from "@candlewise/domain/geo/country-groups";
import { hiddenBy } from "@candlewise/domain/geo/hidden-countries";
import { tierOf } from "@candlewise/domain/offers/price-list";
import {
  PRICE_REPRESENTATIONS,
  PRODUCT_KINDS,
  type PriceRepresentation,
  type ProductKind,
} from "@candlewise/domain/offers/product";
import { vatIn } from "@candlewise/domain/offers/vat";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { beforeTests } from "#api/testing/before-tests.ts";
import { signUp } from "#api/testing/sign-up.ts";
import { createTestApp, type TestApp } from "#api/testing/test-app.ts";
import { listOffers } from "./list-offers.ts";
import type { Quote } from "./port.ts";
import { createOffersPort } from "./quote.ts";
import { vatRateOf } from "./vat-rates.ts";

const HEADER = "x-country";
const CHASE = { headers: { "paywall-config-id": "chase-subscription" } };

const app = beforeTests(() => createTestApp({ environment: { GEO_COUNTRY_HEADER: HEADER } }));

interface Look {
  readonly token?: string;
  readonly country?: string;
  readonly config?: string;
  readonly product?: ProductKind;
  readonly as?: PriceRepresentation;
}

const look = (
  app: TestApp,
  { token = FUNNEL_TOKEN, country = "US", config, product = "app", as = "daily" }: Look = {},
) =>
  app.call(
    offersContract,
    "listOffers",
    {
      query: { product_type: product, pricing_repr: as },
      headers: config === undefined ? {} : { "paywall-config-id": config },
    },
    { token, headers: { [HEADER]: country } },
  );

/** Learners who have had a trial. */
const experienced = new Set<string>();
const hadTrial = async (userId: string) => experienced.has(userId);
const portOf = () => createOffersPort({ ...app.platform, isSelling: true, hadTrial });

/** The same without HTTP, whose tokens end while the clock is moved. */
const show = (
  userId: string | null,
  { country = "US", config = "default", product = "app", as = "daily" }: Look = {},
) =>
  listOffers(
    { ...app.platform, isSelling: true, hadTrial, countryOf: ({ edge }) => edge.country },
    {
      userId,
      hidden: hiddenBy(groupsOf(country)),
      ip: "",
      edge: { country, region: null },
      now: () => app.clock.now(),
    },
    { product_type: product, pricing_repr: as, configId: config },
  );

const pricesOf = (offers: readonly Offer[]) =>
  Object.fromEntries(offers.map(({ product_id, pricings }) => [product_id, pricings.map((each) => each.total_minor)]));

/** Whether a price is charged as it is shown. */
function isCharged(shown: Pricing | undefined, quote: Quote | null | undefined, as: PriceRepresentation): boolean {
  if (shown === undefined || !quote) return false;
  const vat = quote.vat === null ? null : vatIn(quote.totalMinor, quote.vat.ratePercent);
  const charged = [quote.pricingId, quote.totalMinor, quote.currency, quote.trial?.totalMinor, vat];
  const seen = [shown.id, shown.total_minor, shown.currency, shown.trial?.total_minor, shown.vat?.amount_minor ?? null];
  const isBilledSo = (quote.period === null) === (quote.providerProductId === null);
  return (
    isDeepStrictEqual(charged, seen) && isBilledSo && (as !== "total" || shown.represented_minor === shown.total_minor)
  );
}

const everyCountry = () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  return letters.flatMap((first) => letters.map((second) => first + second)).filter((pair) => countryOf(pair) !== null);
};

describe("what is for sale", () => {
  it("S7.85 S9.05 visitors see the plans by the day unless they ask otherwise, with the total and the VAT in it", async () => {
    const answer = await app.call(
      offersContract,
      "listOffers",
      {},
      { token: FUNNEL_TOKEN, headers: { [HEADER]: "DE" } },
    );
    expect(answer.pricing_repr).toBe("daily");
    expect(answer.country).toBe("DE");
    expect(pricesOf(answer.offers)).toEqual({ app_yearly: [5999], app_quarterly: [2399], app_monthly: [999] });
    const [yearly] = answer.offers;
    expect(yearly).toMatchObject({ paywall_config_id: "default", product_type: "app" });
    expect(yearly?.pricings[0]).toMatchObject({
      tier: "pricing_t1",
      currency: "EUR",
      vat: { country: "DE", rate_percent: 19, amount_minor: 958 },
      period: { unit: "year", count: 1 },
      represented_minor: 17,
      trial: { days: 7, total_minor: 99 },
      usual_total_minor: null,
      discount_ends_at: null,
    });
  });

  it("S6.12 countries without a price list of their own have the worldwide one, in their currency where there is one", async () => {
    const price = async (country: string) => (await look(app, { country })).offers.at(-1)?.pricings[0];
    expect(await price("BR")).toMatchObject({ tier: "worldwide", currency: "BRL", total_minor: 1990, vat: null });
    expect(await price("NG")).toMatchObject({ tier: "worldwide", currency: "USD", total_minor: 599, vat: null });
    expect(await price("FR")).toMatchObject({ tier: "pricing_t1_new", currency: "EUR", total_minor: 799 });
    expect(await price("GB")).toMatchObject({ tier: "pricing_t1", currency: "GBP", total_minor: 899 });
    expect((await look(app, { country: "XX" })).country).toBeNull();
  });

  it("S6.11 the VAT rates are those of 2026, and no country of VAT lacks one", () => {
    const rates = Object.fromEntries(
      everyCountry().flatMap((code) => {
        const rate = vatRateOf(code);
        return rate === null ? [] : [[code, rate.ratePercent]];
      }),
    );
    expect(Object.keys(rates)).toHaveLength(33);
    expect(rates).toMatchObject({ DE: 19, EE: 24, FI: 25.5, RO: 21, SK: 23, GB: 20, NO: 25, CH: 8.1, LI: 8.1, HU: 27 });
    expect(vatRateOf("US")).toBeNull();
  });

  it("S7.85 an unknown paywall shows the default one", async () => {
    const { offers } = await look(app, { config: "no-such-paywall" });
    expect(offers.map((offer) => offer.paywall_config_id)).toEqual(["default", "default", "default"]);
  });

  it("S5.06 a product that is not delivered yet is neither shown nor sold", async () => {
    const { database } = app.platform;
    const product = "upsell_reports";
    const [offer] = (await look(app, { product })).offers;
    const wanted = { offerId: offer?.id ?? "", pricingId: offer?.pricings[0]?.id ?? "" };
    const { userId } = await signUp(app);
    const quote = () => portOf().quote(wanted, { userId, country: "US" });
    expect(await quote()).toMatchObject({ kind: product });
    await database.run("update offers_product set is_delivered = false where product_type = $1", [product]);
    expect([(await look(app, { product })).offers, await quote()]).toEqual([[], null]);
    await database.run("update offers_product set is_delivered = true");
  });

  it("S6.10 where the simulator is hidden, reports of its market are neither shown nor sold, and the answer is empty", async () => {
    for (const product of ["upsell_market_news", "upsell_reports", "upsell"] as const) {
      expect((await look(app, { product, country: "US" })).offers).toHaveLength(1);
      expect((await look(app, { product, country: "IN" })).offers).toEqual([]);
      const [offer] = (await look(app, { product, country: "NG" })).offers;
      const wanted = { offerId: offer?.id ?? "", pricingId: offer?.pricings[0]?.id ?? "" };
      const { userId } = await signUp(app);
      expect(await portOf().quote(wanted, { userId, country: "IN" })).toBeNull();
    }
  });
});

describe("the price list of a learner", () => {
  it("S6.12 is that of the first offer, also after a move to another country", async () => {
    const { accessToken: token } = await signUp(app);
    expect((await look(app, { token, country: "NG" })).offers[0]?.pricings[0]?.tier).toBe("worldwide");
    const moved = (await look(app, { token, country: "DE" })).offers[0]?.pricings[0];
    expect(moved).toMatchObject({ tier: "worldwide", currency: "EUR", total_minor: 3499, vat: { country: "DE" } });
  });

  it("prices of another list, of another offer or of none cannot be bought", async () => {
    const port = portOf();
    const { userId } = await signUp(app);
    const [dear] = (await look(app, { country: "US" })).offers;
    const [cheap, second] = (await look(app, { country: "NG" })).offers;
    const idOf = (offer: Offer | undefined) => offer?.pricings[0]?.id ?? "";
    const buyer = { userId, country: "US" };
    expect(await port.quote({ offerId: dear?.id ?? "", pricingId: idOf(dear) }, buyer)).toMatchObject({
      totalMinor: 5999,
    });
    expect(await port.quote({ offerId: cheap?.id ?? "", pricingId: idOf(cheap) }, buyer)).toBeNull();
    expect(await port.quote({ offerId: second?.id ?? "", pricingId: idOf(dear) }, buyer)).toBeNull();
    const unknown = "00000000-0000-4000-8000-000000000000";
    expect(await port.quote({ offerId: unknown, pricingId: unknown }, buyer)).toBeNull();
  });

  it.each([
    ["no trial yet", false],
    ["a used-up trial", true],
  ])(
    "S7.85 what is shown is what is charged: every offer, country and representation, VAT included, with %s",
    async (_, isExperienced) => {
      const port = portOf();
      // One learner for each list: the first offer pins it.
      const learners = new Map<string, string>();
      for (const country of ["US", "FR", "NG"]) {
        const { userId } = await signUp(app);
        const { offers } = await show(userId, { country });
        learners.set(offers[0]?.pricings[0]?.tier ?? "", userId);
        if (isExperienced) experienced.add(userId);
      }
      const wrong: string[] = [];
      let [walked, trials, used] = [0, 0, 0];
      const check = async (country: string, product: ProductKind) => {
        const userId = learners.get(tierOf(groupsOf(country))) ?? "";
        const all = await Promise.all(PRICE_REPRESENTATIONS.map((as) => show(userId, { country, product, as })));
        const quotes = await Promise.all(
          (all[0]?.offers ?? []).map(({ id: offerId, pricings: [pricing] }) =>
            port.quote({ offerId, pricingId: pricing?.id ?? "" }, { userId, country }),
          ),
        );
        for (const { offers, pricing_repr } of all) {
          const shown = offers.map(({ pricings: [pricing] }) => pricing);
          walked += shown.length;
          trials += shown.filter((pricing) => pricing?.trial).length;
          used += shown.filter((pricing) => pricing?.is_trial_used).length;
          const isWrong = shown.some((pricing, index) => !isCharged(pricing, quotes[index], pricing_repr));
          if (isWrong) wrong.push(`${country} ${product} ${pricing_repr}`);
        }
      };
      for (const country of everyCountry()) {
        await Promise.all(PRODUCT_KINDS.map((product) => check(country, product)));
      }
      expect(wrong).toEqual([]);
      expect(walked).toBe((250 * 6 - 3) * 4);
      expect([trials, used]).toEqual(isExperienced ? [0, 250 * 4] : [250 * 4, 0]);
    },
    180_000,
  );

  it("who has had a trial is billed the product without it, from the first day", async () => {
    const { userId } = await signUp(app);
    const buyer = { userId, country: "US" };
    const [yearly] = (await show(userId)).offers;
    const wanted = { offerId: yearly?.id ?? "", pricingId: yearly?.pricings[0]?.id ?? "" };
    const first = await portOf().quote(wanted, buyer);
    experienced.add(userId);
    const second = await portOf().quote(wanted, buyer);
    expect([first, second]).toMatchObject([
      { trial: { days: 7, totalMinor: 99 }, totalMinor: 5999 },
      { trial: null, totalMinor: 5999 },
    ]);
    const billed = new Map((await portOf().billedProducts()).map((product) => [product.id, product]));
    expect(billed.get(first?.providerProductId ?? "")).toMatchObject({ trial: { amountMinor: 99, days: 7 } });
    expect(billed.get(second?.providerProductId ?? "")).toMatchObject({ trial: null, amountMinor: 5999 });
    expect((await show(userId)).offers[0]?.pricings[0]).toMatchObject({ trial: null, is_trial_used: true });
  });

  it("what the provider bills has an id of its own for each price", async () => {
    const port = portOf();
    const { kysely } = app.platform.database;
    const products = await port.billedProducts();
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(products).toHaveLength(24 + 16 + 8);
    for (const { id, amountMinor, period, currency } of products) {
      expect(await port.productOf(kysely, id)).toMatchObject({
        kind: "app",
        totalMinor: amountMinor,
        period,
        currency,
      });
    }
    expect(await port.productOf(kysely, "unknown")).toBeNull();
  });

  it("a subscription can change to the usual prices of the learner's list, in its own currency", async () => {
    const port = portOf();
    const { userId, accessToken: token } = await signUp(app);
    await look(app, { token, country: "FR" });
    const buyer = { userId, country: "FR" };
    expect(await port.quoteProduct({ productId: "app_monthly", currency: "EUR" }, buyer)).toMatchObject({
      totalMinor: 799,
    });
    expect(await port.quoteProduct({ productId: "app_monthly", currency: "BRL" }, buyer)).toBeNull();
    expect(await port.quoteProduct({ productId: "app_weekly", currency: "EUR" }, buyer)).toBeNull();
  });
});

describe("the discount", () => {
  it("S9.05 S3.27 is real, ends when it says, and comes back after 30 days at the earliest", async () => {
    app.clock.set("2026-11-21T12:00:00Z");
    const { userId } = await signUp(app);
    const chase = { config: "chase-subscription" };
    const { offers } = await show(userId, chase);
    expect(pricesOf(offers)).toEqual({ app_yearly: [4199], app_quarterly: [1679] });
    const [pricing] = offers[0]?.pricings ?? [];
    const ends = "2026-11-23T12:00:00.000Z";
    expect(pricing).toMatchObject({ usual_total_minor: 5999, discount_ends_at: ends, trial: null });

    app.clock.set("2026-11-23T11:59:59Z");
    expect((await show(userId, chase)).offers[0]?.pricings[0]?.discount_ends_at).toBe(ends);
    const port = portOf();
    const wanted = { offerId: offers[0]?.id ?? "", pricingId: pricing?.id ?? "" };
    const buyer = { userId, country: "US" };
    expect(await port.quote(wanted, buyer)).toMatchObject({ totalMinor: 4199 });

    app.clock.set(ends);
    expect((await show(userId, chase)).offers[0]?.paywall_config_id).toBe("default");
    expect(await port.quote(wanted, buyer)).toBeNull();
    app.clock.set("2026-12-21T11:59:59Z");
    expect((await show(userId, chase)).offers[0]?.paywall_config_id).toBe("default");
    app.clock.set("2026-12-21T12:00:00Z");
    expect((await show(userId, chase)).offers[0]?.pricings[0]?.discount_ends_at).toBe("2026-12-23T12:00:00.000Z");
  });

  it("S3.27 has one end, however many calls begin it at once", async () => {
    const { accessToken: token } = await signUp(app);
    const all = await Promise.all(Array.from({ length: 20 }, () => look(app, { token, config: "chase-subscription" })));
    const ends = all.map(({ offers }) => offers[0]?.pricings[0]?.discount_ends_at);
    expect(new Set(ends).size).toBe(1);
    expect(ends[0]).not.toBeNull();
  });

  it("S9.05 visitors get the usual prices: without an account no end can be kept", async () => {
    const answer = await app.call(offersContract, "listOffers", CHASE, { token: FUNNEL_TOKEN });
    expect(answer.offers.map((offer) => offer.paywall_config_id)).toEqual(["default", "default", "default"]);
  });

  it("S9.05 cannot be bought by a learner to whom it was not offered", async () => {
    const { accessToken: token } = await signUp(app);
    const { offers } = await look(app, { token, config: "chase-subscription" });
    const wanted = { offerId: offers[0]?.id ?? "", pricingId: offers[0]?.pricings[0]?.id ?? "" };
    const other = await signUp(app);
    expect(await portOf().quote(wanted, { userId: other.userId, country: "US" })).toBeNull();
  });
});
