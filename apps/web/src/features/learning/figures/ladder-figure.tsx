import { fillOf, type FigureOf, type PriceLevel } from "@candlewise/domain/learning/figures";
import { ChartCard } from "#web/features/learning/charts/chart-card.tsx";
import { countText, seriesPriceText } from "#web/features/learning/charts/number-words.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { TableHead } from "#web/shared/ui/table-head.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { FigureProps } from "./figure-props.ts";
import styles from "./ladder-figure.module.css";
import { ReadOut } from "./read-out.tsx";

type Ladder = FigureOf<"ladder">;

interface Rung extends PriceLevel {
  side: "ask" | "bid";
  taken: number;
}

/** The asks from the dearest down, and the bids from the best down, with what the order takes of them. */
function rungsOf({ asks, bids, order }: Ladder): { asks: Rung[]; bids: Rung[] } {
  const rungs = (levels: readonly PriceLevel[], side: Rung["side"], isMet: boolean) => {
    const { taken } = fillOf(levels, isMet ? (order?.size ?? 0) : 0);
    return levels.map((level, index) => ({ ...level, side, taken: taken[index] ?? 0 }));
  };
  return {
    asks: rungs(asks, "ask", order?.side === "buy").toReversed(),
    bids: rungs(bids, "bid", order?.side === "sell"),
  };
}

/** Who waits at which price, sellers above buyers. A market order takes from one side, best price first. */
export function LadderFigure({ figure, children }: FigureProps<"ladder">) {
  const t = useT();
  const language = useLanguage();
  const { title, description, decimals } = figure;
  const { asks, bids } = rungsOf(figure);
  const most = Math.max(...[...asks, ...bids].map(({ size }) => size)) || 1;
  const spread = (figure.asks[0]?.price ?? 0) - (figure.bids[0]?.price ?? 0);
  return (
    <ChartCard title={title} table={() => <LadderTable figure={figure} />}>
      <p className="sr-only">{description}</p>
      <div className={styles.ladder}>
        <Text size={2} weight={700} tone="muted" className={styles.head}>
          <span>{t("items.figure.asks")}</span>
          <span>{figure.size_label}</span>
        </Text>
        <ol>
          {asks.map((rung) => (
            <RungRow key={rung.price} rung={rung} most={most} decimals={decimals} />
          ))}
        </ol>
        <Text size={2} weight={700} tone="muted" className={styles.spread}>
          {t("items.figure.spread", { amount: seriesPriceText(spread, decimals, language) })}
        </Text>
        <ol>
          {bids.map((rung) => (
            <RungRow key={rung.price} rung={rung} most={most} decimals={decimals} />
          ))}
        </ol>
        <Text size={2} weight={700} tone="muted">
          {t("items.figure.bids")}
        </Text>
      </div>
      {figure.order && <LadderOrder figure={figure} order={figure.order} />}
      {children}
    </ChartCard>
  );
}

function RungRow({ rung, most, decimals }: { rung: Rung; most: number; decimals: number }) {
  const t = useT();
  const language = useLanguage();
  const { price, size, taken, side } = rung;
  const width = (amount: number) => ({ inlineSize: `max(${amount > 0 ? 4 : 0}px, ${(amount / most) * 100}%)` });
  return (
    <li className={styles.rung} data-side={side}>
      <b>{seriesPriceText(price, decimals, language)}</b>
      <span className={styles.track} dir="ltr" aria-hidden="true">
        <span style={width(size)}>
          <span style={{ inlineSize: `${(taken / size) * 100}%` }} />
        </span>
      </span>
      <span>
        {taken > 0
          ? t("items.figure.taken", { taken: countText(taken, language), size: countText(size, language) })
          : countText(size, language)}
      </span>
    </li>
  );
}

function LadderOrder({ figure, order }: { figure: Ladder; order: NonNullable<Ladder["order"]> }) {
  const t = useT();
  const language = useLanguage();
  const { filled, average, left } = fillOf(order.side === "buy" ? figure.asks : figure.bids, order.size);
  const rows = [
    { label: t("items.figure.filled"), value: countText(filled, language) },
    ...(left > 0 ? [{ label: t("items.figure.left"), value: countText(left, language) }] : []),
    {
      label: t("items.figure.average"),
      value: average === null ? "–" : seriesPriceText(average, figure.decimals + 2, language),
    },
  ];
  const size = countText(order.size, language);
  return (
    <ReadOut
      place={order.side === "buy" ? t("items.figure.buys", { size }) : t("items.figure.sells", { size })}
      rows={rows}
    />
  );
}

function LadderTable({ figure }: { figure: Ladder }) {
  const t = useT();
  const language = useLanguage();
  const { asks, bids } = rungsOf(figure);
  return (
    <table>
      <TableHead columns={[t("items.figure.price"), t("items.figure.side"), figure.size_label]} />
      <tbody>
        {[...asks, ...bids].map(({ price, side, size }) => (
          <tr key={price}>
            <th scope="row">{seriesPriceText(price, figure.decimals, language)}</th>
            <td>{side === "ask" ? t("items.figure.asks") : t("items.figure.bids")}</td>
            <td>{countText(size, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
