import { balanceOf, framesOf, sumOf, type BalanceSide, type FigureOf } from "@candlewise/domain/learning/figures";
import type { CSSProperties } from "react";
import { ChartCard } from "#web/features/learning/charts/chart-card.tsx";
import { figureText } from "#web/features/learning/charts/number-words.ts";
import { clamp } from "#web/modules/plot/scale.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { TableHead } from "#web/shared/ui/table-head.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { FigureProps } from "./figure-props.ts";
import styles from "./balance-figure.module.css";
import { PartSwatch, partProps } from "./part-swatch.tsx";
import { ReadOut } from "./read-out.tsx";

type Balance = FigureOf<"balance">;

/** Degrees that a beam leans for a difference of all the weight, and at most. */
const LEAN = 15;
const STEEPEST = 6;

/** Two columns on a beam that leans to the heavier side, and below them what they are made of. */
export function BalanceFigure({ figure, children }: FigureProps<"balance">) {
  const language = useLanguage();
  const { sides, format, result, is_equal: isEqual } = figure;
  const most = heaviest(figure);
  const lean = isEqual ? 0 : clamp((balanceOf(figure) / most) * -LEAN, -STEEPEST, STEEPEST);
  const beam: CSSProperties & Record<`--${string}`, string> = { "--lean": `${lean}deg` };
  return (
    <ChartCard title={figure.title} table={() => <BalanceTable figure={figure} />}>
      <p className="sr-only">{figure.description}</p>
      <div className={styles.scale} dir="ltr" aria-hidden="true">
        <div className={styles.beam} style={beam}>
          {sides.map((side, index) => (
            <Column key={side.label} side={side} most={most} firstPart={index === 0 ? 0 : sides[0].parts.length} />
          ))}
        </div>
        <svg className={styles.foot} viewBox="0 0 40 24" width="40" height="24">
          <path d="M20 2 36 20a2 2 0 0 1-1.5 3.3h-29A2 2 0 0 1 4 20z" />
        </svg>
      </div>
      <div className={styles.sides} dir="ltr">
        {sides.map((side, index) => (
          <SideList key={side.label} side={side} format={format} firstPart={index === 0 ? 0 : sides[0].parts.length} />
        ))}
      </div>
      {isEqual ? (
        <Text weight={700} className={styles.result}>
          {result}
        </Text>
      ) : (
        <ReadOut rows={[{ label: result, value: figureText(balanceOf(figure), format, language) }]} />
      )}
      {children}
    </ChartCard>
  );
}

/** The most that a side weighs at any value of the slider. */
function heaviest(figure: Balance): number {
  const first = figure.sides[0].parts.length;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return Math.max(...framesOf(figure).flatMap((frame) => [sum(frame.slice(0, first)), sum(frame.slice(first))])) || 1;
}

interface SideProps {
  side: BalanceSide;
  /** The color of its first part. */
  firstPart: number;
}

const Column = ({ side: { parts }, most, firstPart }: SideProps & { most: number }) => (
  <div className={styles.column} data-side={firstPart === 0 ? "first" : "second"}>
    {parts.map(({ label, value }, index) => (
      <span
        key={label}
        {...partProps(firstPart + index, styles.block)}
        style={{ blockSize: `${(value / most) * 100}%` }}
      />
    ))}
  </div>
);

function SideList({ side: { label, parts }, format, firstPart }: SideProps & Pick<Balance, "format">) {
  const language = useLanguage();
  return (
    <section dir="auto" className={styles.side}>
      <Text size={4} weight={700} className={styles.head}>
        {label} <b>{figureText(sumOf(parts), format, language)}</b>
      </Text>
      <ul>
        {parts.map((part, index) => (
          <li key={part.label}>
            <PartSwatch index={firstPart + index} />
            <span>{part.label}</span>
            {parts.length > 1 && <b>{figureText(part.value, format, language)}</b>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function BalanceTable({ figure: { sides, format } }: { figure: Balance }) {
  const t = useT();
  const language = useLanguage();
  return (
    <table>
      <TableHead columns={[t("items.figure.name"), t("items.figure.value")]} />
      <tbody>
        {sides.flatMap(({ label, parts }) =>
          [...parts, { label, value: sumOf(parts) }].map((row, index) => (
            <tr key={`${label} ${row.label}`} className={index === parts.length ? styles.sum : undefined}>
              <th scope="row">{row.label}</th>
              <td>{figureText(row.value, format, language)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
