import type { BillingPeriod } from "../offers/product.ts";

const MONTHS = { day: 12 / 365, week: 12 * (7 / 365), month: 1, year: 12 } as const;

/** What a price comes to in a month, rounded: prices of different periods are comparable and add up to the recurring revenue. */
export const monthlyMinor = (amountMinor: number, { unit, count }: BillingPeriod): number =>
  Math.round(amountMinor / (MONTHS[unit] * count));

/** The end of a period that begins at `start`. The 31st becomes the last day of a shorter month. In UTC. */
export function periodEnd(start: Date, { unit, count }: BillingPeriod): Date {
  const end = new Date(start);
  if (unit === "day" || unit === "week") {
    end.setUTCDate(end.getUTCDate() + count * (unit === "week" ? 7 : 1));
    return end;
  }
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + count * (unit === "year" ? 12 : 1));
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, last));
  return end;
}
