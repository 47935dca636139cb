import { expect, test } from "vitest";
import { sourceDate } from "./source-date.ts";

test("the day or month of a source is written as the language does", () => {
  expect(sourceDate("2024-02-28", "en")).toBe("February 28, 2024");
  expect(sourceDate("2024-02-28", "de")).toBe("28. Februar 2024");
  expect(sourceDate("2024-12-31", "ar")).toBe("31 ديسمبر 2024");
  expect(sourceDate("2022-06", "es")).toBe("junio de 2022");
});

test("years stand as the lesson has them, and so does what is no date", () => {
  for (const asOf of ["2025", "2021–2024", "2022-13", "2022-06-32"]) expect(sourceDate(asOf, "fr")).toBe(asOf);
});
