import { expect, it } from "vitest";
import { beforeTests } from "#api/testing/before-tests.ts";
import { createTestApp } from "#api/testing/test-app.ts";
import { book, readBalances } from "./ledger-store.ts";

const app = beforeTests(() => createTestApp());
const at = new Date("2026-11-21T12:00:00Z");
const insert = (rows: string) =>
  app.platform.database.run(
    `insert into payments_entry (order_id, movement, before_minor, account, currency, amount_minor, at) values ${rows}`,
  );
const booking = { orderId: "o1", movement: "charge", currency: "EUR", amountMinor: 999, at } as const;
const vat = { country: "DE", ratePercent: 19 };

it("a movement that does not sum to zero in each currency is refused by the database", async () => {
  await expect(insert(`('x', 'charge', 0, 'provider', 'USD', 999, now())`)).rejects.toThrow(/sum to zero/);
  await expect(
    insert(`('x', 'charge', 0, 'provider', 'USD', 999, now()), ('x', 'charge', 0, 'revenue', 'EUR', -999, now())`),
  ).rejects.toThrow(/sum to zero/);
  await insert(`('x', 'charge', 0, 'provider', 'USD', 999, now()), ('x', 'charge', 0, 'revenue', 'USD', -999, now())`);
});

it("entries are never changed or deleted, and no movement is booked twice", async () => {
  const { database } = app.platform;
  await database.transaction((transaction) => book(transaction, { ...booking, vat }));
  await expect(database.transaction((transaction) => book(transaction, { ...booking, vat }))).rejects.toThrow(/unique/);
  for (const change of [
    "update payments_entry set amount_minor = 1",
    "delete from payments_entry",
    "truncate payments_entry",
  ])
    await expect(database.run(change)).rejects.toThrow(/never changed/);
  const balances = await readBalances(database.kysely);
  expect(balances.filter(({ currency }) => currency === "EUR")).toEqual([
    { account: "provider", currency: "EUR", balance_minor: 999 },
    { account: "revenue", currency: "EUR", balance_minor: -839 },
    { account: "vat:DE", currency: "EUR", balance_minor: -160 },
  ]);
});
