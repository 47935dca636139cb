import { formatMoment } from "#web/shared/i18n/formats.ts";
import { percentText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Disclosure, FigureTable } from "#web/shared/ui/figure-table.tsx";
import type { CurvePoint } from "./api.ts";

/** The same curve as figures, newest first. */
export function CurveTable({ points, fund }: { points: readonly CurvePoint[]; fund: string | null }) {
  const t = useT();
  const language = useLanguage();
  const percent = (value: number) => percentText(value, language, { isSigned: true });
  return (
    <Disclosure summary={t("performance.asTable")}>
      <FigureTable
        label={t("performance.asTable")}
        columns={[
          t("performance.column.date"),
          t("performance.column.value"),
          t("performance.you"),
          fund !== null && fund,
          t("performance.belowPeak"),
        ]}
      >
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
      </FigureTable>
    </Disclosure>
  );
}
