import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { percentText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import styles from "./allocation.module.css";
import type { Portfolio } from "../api.ts";
import { slicesOf, type Slice } from "./slices.ts";
import { useLivePortfolio } from "./use-live-portfolio.ts";
import { TableHead } from "#web/shared/ui/table-head.tsx";

const SIZE = 132;
const STROKE = 22;
const RADIUS = (SIZE - STROKE) / 2;
const AROUND = 2 * Math.PI * RADIUS;
/** Between two parts, in pixels. */
const GAP = 2;

const NAMES = {
  others: "simulator.others",
  hidden: "simulator.hidden.name",
  cash: "simulator.cash.name",
} as const satisfies Partial<Record<Slice["kind"], MessageKey>>;

const colourOf = ({ kind }: Slice, index: number) => (kind === "position" ? `part-${index}` : kind);

/** How the account is spread, as a ring and as a table. */
export function Allocation({ portfolio }: { portfolio: Portfolio }) {
  const t = useT();
  const language = useLanguage();
  const slices = slicesOf(useLivePortfolio(portfolio));
  const nameOf = ({ kind, ticker }: Slice) => ticker ?? t(NAMES[kind === "position" ? "others" : kind]);
  return (
    <Card className={styles.card}>
      <Ring slices={slices} />
      <table className={styles.table}>
        <caption className="sr-only">{t("simulator.allocation")}</caption>
        <TableHead className="sr-only" columns={[t("simulator.column.part"), t("simulator.column.share")]} />
        <tbody>
          {slices.map((slice, index) => (
            <tr key={nameOf(slice)}>
              <th scope="row">
                <span className={styles.swatch} data-colour={colourOf(slice, index)} aria-hidden="true" />
                <bdi>{nameOf(slice)}</bdi>
              </th>
              <td>{percentText(slice.weight, language, { decimals: 1 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Ring({ slices }: { slices: readonly Slice[] }) {
  const isWhole = slices.length === 1;
  const arcs = slices.map(({ weight }, index) => {
    const before = slices.slice(0, index).reduce((sum, slice) => sum + slice.weight, 0);
    const length = Math.max(1, (weight / 100) * AROUND - (isWhole ? 0 : GAP));
    return { length, offset: -(before / 100) * AROUND };
  });
  return (
    <svg className={styles.ring} width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      {slices.map((slice, index) => (
        <circle
          key={slice.ticker ?? slice.kind}
          className={styles.arc}
          data-colour={colourOf(slice, index)}
          cx={SIZE / 2}
          cy={SIZE / 2}
          r={RADIUS}
          fill="none"
          strokeWidth={STROKE}
          strokeDasharray={`${arcs[index]?.length} ${AROUND}`}
          strokeDashoffset={arcs[index]?.offset}
        />
      ))}
    </svg>
  );
}
