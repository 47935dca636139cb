import type { BillingPeriod, ProductKind } from "@candlewise/domain/offers/product";
import { leftToRight, localeOf } from "#api/platform/languages.ts";
import type { MailLanguage } from "#api/platform/mail/email.ts";

/** What is named on a receipt. */
interface Named {
  readonly kind: ProductKind | null;
  readonly period_unit: BillingPeriod["unit"] | null;
  readonly period_count: number | null;
  /** Paid for instead of a period. */
  readonly trial_days?: number | null;
}

const NAMES: Readonly<Record<MailLanguage, Readonly<Record<ProductKind, string>>>> = {
  en: {
    app: "Full access",
    upsell_market_news: "Market news",
    upsell_reports: "Reports",
    upsell: "Market news and reports",
  },
  de: {
    app: "Voller Zugang",
    upsell_market_news: "Marktnachrichten",
    upsell_reports: "Analysen",
    upsell: "Marktnachrichten und Analysen",
  },
  es: {
    app: "Acceso completo",
    upsell_market_news: "Noticias del mercado",
    upsell_reports: "Informes",
    upsell: "Noticias del mercado e informes",
  },
  fr: {
    app: "Accès complet",
    upsell_market_news: "Actualités des marchés",
    upsell_reports: "Rapports",
    upsell: "Actualités des marchés et rapports",
  },
  pt: {
    app: "Acesso completo",
    upsell_market_news: "Notícias do mercado",
    upsell_reports: "Relatórios",
    upsell: "Notícias do mercado e relatórios",
  },
  ar: {
    app: "الوصول الكامل",
    upsell_market_news: "أخبار السوق",
    upsell_reports: "التقارير",
    upsell: "أخبار السوق والتقارير",
  },
};

/** What was paid for, such as `Full access, 3 months`; with a trial its days, such as `Full access, 7 days`. */
export function productName({ kind, trial_days = null, ...terms }: Named, language: MailLanguage): string {
  const name = NAMES[language][kind ?? "app"];
  const unit = trial_days === null ? terms.period_unit : "day";
  const count = trial_days ?? terms.period_count;
  if (unit === null || count === null) return name;
  const period = new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" }).format(count);
  return language === "ar" ? `${name}، ${period}` : `${name}, ${period}`;
}

/** A price as the reader's language writes it; in Arabic as in English, from left to right, as in the app. */
export function money(amountMinor: number, currency: string, language: MailLanguage): string {
  const isArabic = language === "ar";
  const format = new Intl.NumberFormat(isArabic ? "en" : localeOf(language), { style: "currency", currency });
  const figure = format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  return isArabic ? leftToRight(figure) : figure;
}
