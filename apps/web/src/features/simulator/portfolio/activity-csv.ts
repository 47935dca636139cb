import type { Activity } from "../api.ts";

const COLUMNS = [
  "account",
  "time",
  "type",
  "ticker",
  "quantity",
  "price",
  "commission",
  "amount",
  "balance_after",
  "realized_profit",
  "ratio",
  "order_id",
] as const;

/** Begins a formula in a spreadsheet, unless it is a plain negative number. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text);

/** One field by RFC 4180; a formula is escaped, so that a spreadsheet shows it as text. */
export function csvField(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString().replace(".000", "");

/** The activity of accounts as a table, in the order given; times in UTC, numbers with a point in every language. */
export function activityCsv(accounts: readonly { number: number; items: readonly Activity[] }[]): string {
  const rows = accounts.flatMap(({ number, items }) =>
    items.map((item) => {
      const fields = { ...item, account: String(number), time: isoTime(item.at) };
      return COLUMNS.map((column) => csvField(fields[column] ?? ""));
    }),
  );
  return [[...COLUMNS], ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}
