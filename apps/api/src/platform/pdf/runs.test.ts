import { expect, it } from "vitest";
import { leftToRight } from "../languages.ts";
import { runsOf } from "./runs.ts";
import { wrap } from "./wrap.ts";

/** The parts from left to right. */
const parts = (line: string, direction: "ltr" | "rtl" = "rtl") => runsOf(line, direction).map(({ text }) => text);

it("an Arabic line stands from right to left, its figures and Latin names from left to right", () => {
  expect(parts("26 نوفمبر 2026")).toEqual(["2026 ", " نوفمبر", "26"]);
  expect(parts(`الصندوق: ${leftToRight("Kite & Sons (KITE)")}`)).toEqual(["Kite & Sons (KITE) :", "الصندوق"]);
  expect(parts(`بطاقة ${leftToRight("•••• 9265")}`)).toEqual(["•••• 9265 ", "بطاقة"]);
  expect(parts(leftToRight("-€10.00"))).toEqual(["-€10.00"]);
  expect(parts(leftToRight("0a-1b.c@example.com"))).toEqual(["0a-1b.c@example.com"]);
});

it("brackets in an Arabic line are mirrored", () => {
  expect(parts("ضريبة (19%)")).toEqual(["(%19) ", "ضريبة"]);
});

it("each part is in one font, with the words of an Arabic part in reading order", () => {
  expect(runsOf("الوصول الكامل، 3 أشهر", "rtl")).toEqual([
    { text: " أشهر", isArabic: true },
    { text: "3 ", isArabic: false },
    { text: "الوصول الكامل،", isArabic: true },
  ]);
});

it("a line of another language stays as it is, without the characters that only order", () => {
  expect(parts(`Card ${leftToRight("•••• 9265")} (19 %)`, "ltr")).toEqual(["Card •••• 9265 (19 %)"]);
});

it("lines are as long as they may be, and a word that is wider than a line is broken", () => {
  const widthOf = (text: string) => text.length;
  expect(wrap("one two  three", 8, widthOf)).toEqual(["one two ", "three"]);
  expect(wrap("to somebody@example.com", 10, widthOf)).toEqual(["to", "somebody@e", "xample.com"]);
  expect(wrap("", 10, widthOf)).toEqual([""]);
});
