import { expect, test } from "vitest";
import { byLetter, searchTerms, type Term } from "./search-terms.ts";

const term = (title: string, text = "", example: string | null = null): Term => ({
  id: title,
  title,
  text: [{ tag: "p", children: [text] }],
  example: example === null ? null : [example],
  lessons: [],
});
const terms = [
  term("10-K"),
  term("Bid", "What you get"),
  term("Émission", "New shares"),
  term("Spread", "Bid to ask", "Ten cents"),
];
const found = (search: string) => searchTerms(terms, search).map(({ title }) => title);

test("finds names, meanings and examples, whatever case and accents, names first", () => {
  expect(found("bid")).toEqual(["Bid", "Spread"]);
  expect(found(" EMISS")).toEqual(["Émission"]);
  expect(found("ten CENTS")).toEqual(["Spread"]);
  expect(found("pread")).toEqual(["Spread"]);
  expect(found("")).toHaveLength(4);
  expect(found("zzz")).toEqual([]);
});

test("groups by letter without accents; digits stand under one sign", () => {
  expect(byLetter(terms).map(({ letter, terms: { length } }) => `${letter}${length}`)).toEqual([
    "#1",
    "B1",
    "E1",
    "S1",
  ]);
});
