import type { BrokerageTask } from "@candlewise/contracts/learning/task-schemas";
import { formatBalance, formatNumber } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";

type Measured = Pick<BrokerageTask["steps"][number], "measured" | "unit">;

/** How far a step is, in words of its unit; null where there is nothing to tell. */
export function measureText({ measured, unit }: Measured, language: Language): string | null {
  if (measured === null || unit === null) return null;
  switch (unit) {
    case "usd":
      return formatBalance(measured);
    case "seconds":
      return formatNumber(measured, language, { style: "unit", unit: "second", unitDisplay: "long" });
    case "percent":
      return formatNumber(measured / 100, language, { style: "percent", maximumFractionDigits: 1 });
    case "times":
      return formatNumber(measured, language, { maximumFractionDigits: 1 });
    case "sectors":
      return formatNumber(measured, language);
  }
}
