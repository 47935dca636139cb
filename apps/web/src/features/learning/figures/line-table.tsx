import type { FigureOf } from "@candlewise/domain/learning/figures";
import { countText, figureText } from "#web/features/learning/charts/number-words.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { TableHead } from "#web/shared/ui/table-head.tsx";

export function LineTable({ figure }: { figure: FigureOf<"line"> }) {
  const language = useLanguage();
  return (
    <table>
      <TableHead columns={[figure.x_label, ...figure.series.map(({ label }) => label)]} />
      <tbody>
        {figure.series[0]?.points.map(([x], row) => (
          <tr key={x}>
            <th scope="row">{countText(x, language)}</th>
            {figure.series.map(({ label, points }) => (
              <td key={label}>{figureText(points[row]?.[1] ?? 0, figure.format, language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
