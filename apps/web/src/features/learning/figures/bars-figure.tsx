import { framesOf, numbersOf, type FigureOf } from "@candlewise/domain/learning/figures";
import type { CSSProperties } from "react";
import { ChartCard } from "#web/features/learning/charts/chart-card.tsx";
import { figureText } from "#web/features/learning/charts/number-words.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { FigureProps } from "./figure-props.ts";
import { barSpans } from "./bar-spans.ts";
import styles from "./bars-figure.module.css";
import { TableHead } from "#web/shared/ui/table-head.tsx";

type BarsFigureData = FigureOf<"bars">;

/** Thick rounded bars from a common zero, each with its name above and its value at its end. */
export function BarsFigure({ figure, children }: FigureProps<"bars">) {
  const language = useLanguage();
  const { zero, spans } = barSpans(numbersOf(figure), framesOf(figure).flat());
  return (
    <ChartCard title={figure.title} table={() => <BarsTable figure={figure} />}>
      <p className="sr-only">{figure.description}</p>
      <Stack as="ul" gap={4} className={styles.bars}>
        {figure.bars.map(({ label, value }, index) => {
          const span = spans[index] ?? { start: 0, width: 0 };
          const place: CSSProperties = { insetInlineStart: `${span.start}%`, inlineSize: `max(6px, ${span.width}%)` };
          return (
            <li key={label}>
              <Text as="span" size={4} weight={600} className={styles.head}>
                <span>{label}</span>
                <b>
                  {value < 0 && <span aria-hidden="true">▼ </span>}
                  {figureText(value, figure.format, language)}
                </b>
              </Text>
              <span className={styles.track} dir="ltr" aria-hidden="true">
                <span className={styles.bar} style={place} data-sign={Math.sign(value)} />
                {zero > 0 && <span className={styles.zero} style={{ insetInlineStart: `${zero}%` }} />}
              </span>
            </li>
          );
        })}
      </Stack>
      {children}
    </ChartCard>
  );
}

function BarsTable({ figure }: { figure: BarsFigureData }) {
  const t = useT();
  const language = useLanguage();
  return (
    <table>
      <TableHead columns={[t("items.figure.name"), t("items.figure.value")]} />
      <tbody>
        {figure.bars.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{figureText(value, figure.format, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
