import { formatMoment } from "#web/shared/i18n/formats.ts";
import { percentText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { CurvePoint } from "./api.ts";
import styles from "./curve-table.module.css";

/** The same curve as figures, newest first. */
export function CurveTable({ points, fund }: { points: readonly CurvePoint[]; fund: string | null }) {
  const t = useT();
  const language = useLanguage();
  const percent = (value: number) => percentText(value, language, { isSigned: true });
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t("performance.asTable")}</summary>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section className={styles.frame} tabIndex={0} aria-label={t("performance.asTable")}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("performance.column.date")}</th>
              <th scope="col">{t("performance.column.value")}</th>
              <th scope="col">{t("performance.you")}</th>
              {fund !== null && <th scope="col">{fund}</th>}
              <th scope="col">{t("performance.belowPeak")}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map((point) => (
              <tr key={point.at}>
                <th scope="row">{formatMoment(point.at, language)}</th>
                <td>
                  <bdi>{usdText(point.value)}</bdi>
                </td>
                <td>
                  <bdi>{percent(point.return_percent)}</bdi>
                </td>
                {fund !== null && (
                  <td>
                    <bdi>{percent(point.market_percent ?? 0)}</bdi>
                  </td>
                )}
                <td>
                  <bdi>{percentText(-point.drawdown_percent, language)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
