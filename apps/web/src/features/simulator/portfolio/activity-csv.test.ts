import { expect, test } from "vitest";
import { activityOf } from "../samples.ts";
import { activityCsv, csvField } from "./activity-csv.ts";

test("a row for each activity, after the names of the columns; times in UTC", () => {
  const csv = activityCsv([
    { number: 2, items: [activityOf({ at: 1_795_000_000 })] },
    { number: 1, items: [activityOf({ type: "deposit", ticker: null })] },
  ]);
  const lines = csv.split("\r\n");
  expect(lines[0]).toBe(
    "account,time,type,ticker,quantity,price,commission,amount,balance_after,realized_profit,ratio,order_id",
  );
  expect(lines[1]).toBe(
    "2,2026-11-18T11:06:40Z,buy,NVLA,10,100.10,1.00,-1002.00,98998.00,,,0193b3a0-0000-7000-8000-000000000001",
  );
  expect(lines[2]?.split(",")[3]).toBe("");
  expect(lines).toHaveLength(4);
});

test.each([
  ["plain", "plain"],
  ['say "hi"', '"say ""hi"""'],
  ["a,b", '"a,b"'],
  ["a\nb", '"a\nb"'],
])("%j is quoted as %j", (text, field) => expect(csvField(text)).toBe(field));

test.each(["=1+1", "+A1", "-A1", "@SUM(A1)", "\t=1", '=HYPERLINK("x")'])(
  "%j is never calculated by a spreadsheet",
  (text) => expect(csvField(text).replace(/^"/, "")).toMatch(/^'/),
);

test("a loss stays a number", () => expect(csvField("-12.50")).toBe("-12.50"));
