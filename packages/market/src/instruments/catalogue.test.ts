import { describe, expect, it } from "vitest";
import { SECTORS, type Instrument } from "../types.ts";
import { factsOf, instruments } from "./catalogue.ts";
import { loadInstrumentWords, type WordsLanguage } from "./words.ts";

const LANGUAGES = ["en", "es", "de", "fr", "pt", "ar"] as const satisfies readonly WordsLanguage[];
const ofKind = (kind: Instrument["kind"]) => instruments.filter((instrument) => instrument.kind === kind);
const outside = (value: (instrument: Instrument) => number, min: number, max: number, among = instruments) =>
  among.filter((instrument) => !(value(instrument) >= min && value(instrument) <= max)).map(({ ticker }) => ticker);

describe("the instruments", () => {
  it("are 40 shares, five in each sector, 8 stock funds, 4 bond funds and 8 crypto assets", () => {
    const shares = ofKind("share");
    expect(SECTORS.map((sector) => shares.filter((share) => share.sector === sector).length)).toEqual(
      SECTORS.map(() => 5),
    );
    expect([shares, ofKind("fund"), ofKind("bond_fund"), ofKind("crypto")].map(({ length }) => length)).toEqual([
      40, 8, 4, 8,
    ]);
  });

  it("have tickers and names of their own", () => {
    expect(new Set(instruments.map(({ ticker }) => ticker)).size).toBe(instruments.length);
    expect(new Set(instruments.map(({ name }) => name)).size).toBe(instruments.length);
    expect(instruments.filter(({ ticker }) => !/^[A-Z]{4,5}$/.test(ticker))).toEqual([]);
  });

  it("have whole figures, as the price function needs them", () => {
    const whole = instruments.flatMap(({ referencePrice, halfSpreadPpm, averageDailyVolume, unitsOutstanding }) => [
      referencePrice,
      halfSpreadPpm,
      averageDailyVolume,
      unitsOutstanding,
    ]);
    expect(whole.filter((figure) => !Number.isSafeInteger(figure) || figure <= 0)).toEqual([]);
  });

  it("have parameters of the kind that markets show", () => {
    expect(outside(({ halfSpreadPpm }) => halfSpreadPpm, 50, 1500)).toEqual([]);
    expect(outside(({ averageDailyVolume: a, unitsOutstanding: u }) => a / u, 0.003, 0.08)).toEqual([]);
    expect(outside(({ path }) => path.drift * 252, 0, 0.2)).toEqual([]);
    expect(outside(({ payouts }) => payouts.dividendYield, 0, 0.06)).toEqual([]);
    expect(outside(({ path }) => path.ownVolatility, 0.007, 0.03, ofKind("share"))).toEqual([]);
    expect(outside(({ path }) => path.ownVolatility, 0.0003, 0.005, ofKind("fund"))).toEqual([]);
    expect(outside(({ path }) => path.ownVolatility, 0.01, 0.045, ofKind("crypto"))).toEqual([]);
    const dollars = ({ referencePrice, unitsOutstanding }: Instrument) => (referencePrice / 10_000) * unitsOutstanding;
    expect(outside(dollars, 2e9, 1e12)).toEqual([]);
  });

  it("trade at wider spreads the less they are traded", () => {
    const traded = ({ referencePrice, averageDailyVolume }: Instrument) => referencePrice * averageDailyVolume;
    const byTrade = instruments.toSorted((a, b) => traded(b) - traded(a)).map(({ halfSpreadPpm }) => halfSpreadPpm);
    expect(byTrade).toEqual(byTrade.toSorted((a, b) => a - b));
  });

  it("pay dividends as often as they say, and never where they pay none", () => {
    const odd = instruments.filter(({ payouts }) => (payouts.dividendYield === 0) !== (payouts.dividendsPerYear === 0));
    expect(odd).toEqual([]);
    expect(ofKind("crypto").filter(({ payouts }) => payouts.dividendYield > 0)).toEqual([]);
    expect(ofKind("bond_fund").filter(({ payouts }) => payouts.dividendsPerYear !== 12)).toEqual([]);
  });

  it("have the facts that belong to their kind", () => {
    for (const { ticker, kind } of instruments) {
      const facts = factsOf(ticker);
      const isShare = kind === "share";
      const isFund = kind === "fund" || kind === "bond_fund";
      expect([facts.headquarters, facts.employees, facts.earningsYield].map((fact) => fact !== null)).toEqual([
        isShare,
        isShare,
        isShare,
      ]);
      expect(facts.expenseRatio !== null).toBe(isFund);
      expect(facts.founded).toBeGreaterThan(1800);
    }
    expect(() => factsOf("NONE")).toThrow(RangeError);
  });
});

describe.each(LANGUAGES)("the words in %s", (language) => {
  it("describe every instrument in two to four sentences, and say of every fund what it follows", async () => {
    const { descriptions, follows } = await loadInstrumentWords(language);
    const tickers = instruments.map(({ ticker }) => ticker);
    expect(Object.keys(descriptions).toSorted()).toEqual(tickers.toSorted());
    const funds = [...ofKind("fund"), ...ofKind("bond_fund")].map(({ ticker }) => ticker);
    expect(Object.keys(follows).toSorted()).toEqual(funds.toSorted());
    const sentences = (text: string) => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;
    const wrong = Object.entries(descriptions).filter(
      ([, text]) => sentences(text) < 2 || sentences(text) > 4 || text.length < 90 || text.length > 320,
    );
    expect(wrong).toEqual([]);
  });

  it("keep French signs and figures on the line of their word", async () => {
    if (language !== "fr") return;
    const { descriptions, follows } = await loadInstrumentWords("fr");
    const loose = [...Object.values(descriptions), ...Object.values(follows)].filter((text) =>
      / [:;?!»%]|« |\d \d/.test(text),
    );
    expect(loose).toEqual([]);
  });

  it("are no copy of the English ones", async () => {
    if (language === "en") return;
    const [english, other] = [await loadInstrumentWords("en"), await loadInstrumentWords(language)];
    const copied = Object.entries(other.descriptions).filter(([ticker, text]) => text === english.descriptions[ticker]);
    expect(copied).toEqual([]);
  });
});
