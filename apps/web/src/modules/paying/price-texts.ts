import type { Pricing } from "@candlewise/contracts/offers/schemas";
import type { BillingPeriod, PriceRepresentation } from "@candlewise/domain/offers/product";
import { vatIn } from "@candlewise/domain/offers/vat";
import { useMemo } from "react";
import { amountText } from "#web/shared/i18n/amount-text.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import { isolated, percentText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT, type Translate } from "#web/shared/i18n/use-t.tsx";

interface Priced {
  readonly currency: string;
  readonly total_minor: number;
  readonly period: BillingPeriod | null;
}

const REPRESENTED = { daily: "day", weekly: "week", monthly: "month" } as const;

function priceTexts(t: Translate, language: Language) {
  const amount = (minor: number, currency: string) => amountText(minor, currency, language);
  const per = (minor: number, currency: string, { unit, count }: BillingPeriod) =>
    t(`paying.per.${unit}`, { count, price: amount(minor, currency) });
  return {
    amount,
    /** $23.99 every 3 months; of what is bought once only the amount. */
    billed: ({ currency, total_minor, period }: Priced) =>
      period ? per(total_minor, currency, period) : amount(total_minor, currency),
    /** S9.05: $0.17 a day. Null for what is bought once, and where the total itself was asked for. */
    represented: ({ currency, represented_minor, period }: Pricing, representation: PriceRepresentation) =>
      period && representation !== "total"
        ? per(represented_minor, currency, { unit: REPRESENTED[representation], count: 1 })
        : null,
    plan: ({ unit, count }: BillingPeriod) => t(`paying.plan.${unit}`, { count }),
    /** Of a price with a trial, the VAT of what is paid first too. */
    vat: ({ vat, currency, trial }: Pick<Pricing, "vat" | "currency" | "trial">) => {
      if (vat === null) return null;
      const decimals = Number.isInteger(vat.rate_percent) ? 0 : 1;
      const rate = percentText(vat.rate_percent, language, { decimals });
      const later = amount(vat.amount_minor, currency);
      if (trial === null) return t("paying.vat", { amount: later, rate });
      return t("paying.vatOfTrial", {
        amount: amount(vatIn(trial.total_minor, vat.rate_percent), currency),
        rate,
        later,
      });
    },
  };
}

/** How prices are written in the reader's language. */
export function usePriceTexts() {
  const t = useT();
  const language = useLanguage();
  return useMemo(() => priceTexts(t, language), [t, language]);
}

const BRANDS: Readonly<Record<string, string>> = { VISA: "Visa", MASTERCARD: "Mastercard", AMEX: "American Express" };

/** Visa ••1234, in one piece in every direction. */
export const cardText = ({ brand, last4 }: { brand: string; last4: string }): string =>
  isolated(`${BRANDS[brand.toUpperCase()] ?? brand} ••${last4}`);
