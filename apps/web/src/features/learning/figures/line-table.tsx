import type { Figure } from "@candlewise/domain/learning/curriculum";
import { countText, figureText } from "#web/features/learning/charts/number-words.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";

export function LineTable({ figure }: { figure: Extract<Figure, { type: "line" }> }) {
  const language = useLanguage();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{figure.x_label}</th>
          {figure.series.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
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
