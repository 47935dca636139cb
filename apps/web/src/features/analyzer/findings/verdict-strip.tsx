import type { Trend } from "@candlewise/domain/analyzer/facts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Text } from "#web/shared/ui/text.tsx";
import type { BasicAnalysis } from "../api.ts";
import night from "../picture/night.module.css";
import { ConfidenceTag } from "./confidence-tag.tsx";
import styles from "./verdict-strip.module.css";

const SLOPES: Readonly<Record<Trend, string>> = {
  bullish: "M6 32 16 22 24 26 40 8",
  bearish: "M6 10 16 20 24 16 40 34",
  sideways: "M6 22 14 16 22 27 31 16 40 22",
  neutral: "M6 28 14 12 22 30 30 12 40 20",
};
const WAYS: Readonly<Record<Trend, string>> = { bullish: "gain", bearish: "loss", sideways: "level", neutral: "level" };

/** The trend at a glance, with how sure it is, the mood of the last bars, and the risk. */
export function VerdictStrip({ report }: { report: NonNullable<BasicAnalysis["report"]> }) {
  const t = useT();
  const { trend, sentiment, risk, confidence } = report;
  return (
    <section className={classNames(night.night, styles.strip)} aria-label={t("findings.verdict")}>
      <svg
        className={styles.slope}
        data-way={WAYS[trend.value]}
        width="46"
        height="42"
        viewBox="0 0 46 42"
        aria-hidden="true"
      >
        <path d={SLOPES[trend.value]} />
      </svg>
      <div className={styles.words}>
        <h1 className={styles.trend}>{t(`analyzer.trend.${trend.value}`)}</h1>
        <ConfidenceTag confidence={confidence} />
      </div>
      <dl className={styles.facts}>
        <div>
          <Text as="dt" size={2} tone="muted">
            {t("findings.sentiment")}
          </Text>
          <Text as="dd" size={4} weight={800}>
            {t(`findings.sentiment.${sentiment}`)}
          </Text>
        </div>
        <div>
          <Text as="dt" size={2} tone="muted">
            {t("findings.risk")}
          </Text>
          <Text as="dd" size={4} weight={800}>
            {t(`findings.risk.${risk}`)}
          </Text>
        </div>
      </dl>
    </section>
  );
}
