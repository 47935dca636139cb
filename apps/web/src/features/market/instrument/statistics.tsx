import { clamp, toPixel, type Scale } from "#web/modules/plot/scale.ts";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import { percentText, quoteText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { Quote } from "#web/shared/quotes/live-quotes.ts";
import { useNewerQuote } from "#web/shared/quotes/use-quote.ts";
import { Change } from "#web/shared/ui/change.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { AssetPage } from "../api.ts";
import { Facts, type Fact } from "./facts.tsx";
import styles from "./instrument.module.css";
import { Section } from "./section.tsx";

const compact = (value: number, language: Language) =>
  formatNumber(value, language, { notation: "compact", maximumFractionDigits: 2 });
const oneDecimal = (value: number, language: Language) => formatNumber(value, language, { maximumFractionDigits: 1 });
const usdCompact = (value: number) =>
  formatNumber(value, "en", { style: "currency", currency: "USD", notation: "compact", maximumFractionDigits: 2 });

/** The figures of an instrument, all derived from its own price path. */
export function Statistics({ page: { asset, statistics } }: { page: AssetPage }) {
  const t = useT();
  const language = useLanguage();
  const { high, low, open, change_percent: change, dividend_yield: dividends } = statistics;
  const { market_value: value, price_to_earnings: ratio, earnings_per_share: earnings } = statistics;
  const price = (amount: string | null) => (amount === null ? null : <span dir="ltr">{quoteText(amount)}</span>);
  return (
    <Section title={t("market.statistics")}>
      {high !== null && low !== null && (
        <Range label={t("market.range.day")} low={low} high={high} known={asset.quote} />
      )}
      <Range
        label={t("market.range.year")}
        low={statistics.low_52_weeks}
        high={statistics.high_52_weeks}
        known={asset.quote}
      />
      <Facts
        facts={[
          { label: t("market.open"), value: price(open) },
          { label: t("market.previousClose"), term: "previousClose", value: price(asset.quote.previous_close) },
          { label: t("market.volume"), term: "volume", value: compact(statistics.volume, language) },
          { label: t("market.averageVolume"), value: compact(statistics.average_volume, language) },
          {
            label: t("market.marketValue"),
            term: "marketCap",
            value: value === null ? null : <span dir="ltr">{usdCompact(value)}</span>,
          },
          {
            label: t("market.priceToEarnings"),
            term: "priceToEarnings",
            value: ratio === null ? null : oneDecimal(ratio, language),
          },
          {
            label: t("market.earningsPerShare"),
            term: "earningsPerShare",
            value: earnings === null ? null : <span dir="ltr">{usdText(earnings)}</span>,
          },
          {
            label: t("market.dividendYield"),
            term: "dividendYield",
            value: dividends === 0 ? null : percentText(dividends * 100, language),
          },
          {
            label: t("market.volatility"),
            term: "volatility",
            value: percentText(statistics.volatility * 100, language, { decimals: 0 }),
          },
        ]}
      />
      <Returns change={change} />
    </Section>
  );
}

/** How far the price has moved over the years. */
function Returns({ change }: { change: AssetPage["statistics"]["change_percent"] }) {
  const t = useT();
  return (
    <>
      <Text as="h3" size={4} className={styles.subtitle}>
        {t("market.returns")}
      </Text>
      <Facts
        facts={[
          changeOf(t("market.oneYear"), change.year),
          changeOf(t("market.fiveYears"), change.five_years),
          changeOf(t("market.tenYears"), change.ten_years),
        ]}
      />
      <Text size={2} tone="muted" className={styles.note}>
        {t("market.returnsNote")}
      </Text>
    </>
  );
}

const changeOf = (label: string, percent: number | null): Fact => ({
  label,
  value: percent === null ? null : <Change percent={percent} />,
});

interface RangeProps {
  label: string;
  low: string;
  high: string;
  known: Quote;
}

/** Where the price stands between a low and a high. */
function Range({ label, low, high, known }: RangeProps) {
  const { price } = useNewerQuote(known);
  const track: Scale = { from: Number(low), to: Number(high), start: 0, end: 100 };
  return (
    <div className={styles.range}>
      <Text size={2} weight={600} tone="muted">
        {label}
      </Text>
      <div className={styles.rangeRow} dir="ltr">
        <span>{quoteText(low)}</span>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.rangeBar} aria-hidden="true">
          <rect width="100" height="8" className={styles.rangeTrack} />
          <rect width={clamp(toPixel(track, Number(price)), 0, 100)} height="8" className={styles.rangeFill} />
        </svg>
        <span>{quoteText(high)}</span>
      </div>
    </div>
  );
}
