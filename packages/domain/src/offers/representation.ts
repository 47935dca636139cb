import type { BillingPeriod, PriceRepresentation } from "./product.ts";

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAYS_A_WEEK = 7;
const DAYS_A_YEAR = 365;
const LONGEST_MONTH = 31;

/** The fewest days that so many months in a row can have. */
function fewestDays(months: number): number {
  const years = Math.floor(months / MONTHS.length);
  const rest = months % MONTHS.length;
  const sums = MONTHS.map((_, first) =>
    Array.from({ length: rest }, (__, index) => MONTHS[(first + index) % MONTHS.length] ?? 0).reduce(
      (sum, days) => sum + days,
      0,
    ),
  );
  return years * DAYS_A_YEAR + Math.min(...sums);
}

const daysIn = ({ unit, count }: BillingPeriod): number => {
  switch (unit) {
    case "day":
      return count;
    case "week":
      return count * DAYS_A_WEEK;
    case "month":
      return fewestDays(count);
    case "year":
      return count * DAYS_A_YEAR;
  }
};

function monthsIn({ unit, count }: BillingPeriod): number | null {
  if (unit === "month") return count;
  return unit === "year" ? count * MONTHS.length : null;
}

/**
 * A total as a price of a day, a week or a month, for any period in which it is charged: never less than what the buyer pays, because the
 * shortest period counts and the quotient is rounded up. What is bought once has its total only. S7.85
 */
export function represent(
  totalMinor: number,
  period: BillingPeriod | null,
  representation: PriceRepresentation,
): number {
  if (period === null || representation === "total") return totalMinor;
  if (representation === "daily") return Math.ceil(totalMinor / daysIn(period));
  if (representation === "weekly") return Math.ceil((totalMinor * DAYS_A_WEEK) / daysIn(period));
  const months = monthsIn(period);
  return months === null ? Math.ceil((totalMinor * LONGEST_MONTH) / daysIn(period)) : Math.ceil(totalMinor / months);
}
