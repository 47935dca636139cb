import type { BillingPeriod, ProductKind } from "@candlewise/domain/offers/product";
import { leftToRight, localeOf } from "#api/platform/languages.ts";
import type { MailLanguage } from "#api/platform/mail/email.ts";

/** What is named on a receipt. */
interface Named {
  readonly kind: ProductKind | null;
  readonly period_unit: BillingPeriod["unit"] | null;
  readonly period_count: number | null;
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

/** Such as `Full access, 3 months`. */
export function productName({ kind, period_unit: unit, period_count: count }: Named, language: MailLanguage): string {
  const name = NAMES[language][kind ?? "app"];
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
