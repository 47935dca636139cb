import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import type { BasicAnalysis, PatternAnalysis } from "../api.ts";
import { factorText, priceWords, shareText } from "../findings/price-words.ts";
import { isLine } from "../picture/geometry.ts";
import styles from "./comparison-table.module.css";

export interface Compared {
  readonly basic: BasicAnalysis;
  readonly patterns: PatternAnalysis;
}

/** The facts of two analyses, line by line. */
export function ComparisonTable({ left, right }: { left: Compared; right: Compared }) {
  const t = useT();
  const columns = [useFacts(left), useFacts(right)];
  const [first = []] = columns;
  return (
    <Card isFlush className={styles.card}>
      <table className={styles.table}>
        <caption className="sr-only">{t("findings.compare.title")}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("findings.compare.fact")}</th>
            <th scope="col">{t("findings.compare.first")}</th>
            <th scope="col">{t("findings.compare.second")}</th>
          </tr>
        </thead>
        <tbody>
          {first.map(({ name, value }, row) => {
            const other = columns[1]?.[row]?.value;
            return (
              <tr key={name} data-differs={value !== other || undefined}>
                <th scope="row">{name}</th>
                <td>{value}</td>
                <td>{other}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}

function useFacts({ basic: { series, report }, patterns }: Compared): { name: string; value: string }[] {
  const t = useT();
  const language = useLanguage();
  if (!series || !report) return [];
  const price = priceWords(series, language);
  const levels = (kind: "support" | "resistance") =>
    report.levels
      .filter((level) => level.kind === kind)
      .map((level) => price(level.price))
      .join(" · ") || "–";
  const ranges = t(isLine(series) ? "findings.line.ranges" : "findings.ranges", {
    count: factorText(report.drop.ranges, language),
  });
  const found = patterns.report?.patterns.map(({ name }) => t(`analyzer.pattern.${name}`)) ?? [];
  return [
    { name: t("findings.trend"), value: t(`analyzer.trend.${report.trend.value}`) },
    { name: t("findings.confidence"), value: t(`findings.confidence.${report.confidence}`) },
    { name: t("findings.sentiment"), value: t(`findings.sentiment.${report.sentiment}`) },
    { name: t("findings.volatility"), value: t(`findings.risk.${report.volatility.level}`) },
    {
      name: t("findings.drop"),
      value: report.drop.share === null ? ranges : shareText(report.drop.share, language),
    },
    { name: t("findings.supports"), value: levels("support") },
    { name: t("findings.resistances"), value: levels("resistance") },
    { name: t("findings.chartPatterns"), value: found.join(" · ") || "–" },
  ];
}
