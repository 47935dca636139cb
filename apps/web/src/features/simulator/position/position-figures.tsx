import type { ReactNode } from "react";
import { Term } from "#web/modules/glossary/term.tsx";
import type { TermId } from "#web/modules/glossary/term-id.ts";
import { priceText, quoteText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { Quantity } from "#web/shared/ui/quantity.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import type { livePosition } from "../portfolio/live-portfolio.ts";
import styles from "./position.module.css";

/** What is held, at what cost, and what it is worth now. */
export function PositionFigures({ position }: { position: ReturnType<typeof livePosition> }) {
  const t = useT();
  const figures: [string, ReactNode, TermId?][] = [
    [
      t(position.kind === "crypto" ? "position.coins" : "position.shares"),
      <Quantity
        key="quantity"
        value={position.quantity}
        text={(quantity) => t("simulator.line.position", { quantity })}
      />,
    ],
    [t("position.value"), usdText(position.value), "marketValue"],
    [t("position.averageCost"), priceText(position.average_price), "averageCost"],
    [t("position.last"), quoteText(position.price)],
    [
      t("position.unrealized"),
      <Change key="unrealized" amount={position.profit} percent={position.profit_percent} />,
      "unrealizedPl",
    ],
    [t("simulator.today"), <Change key="today" amount={position.day_change} />, "dayPl"],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value, term]) => (
        <Stack key={label} gap={0}>
          <dt>{term ? <Term id={term} label={label} /> : label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </Stack>
      ))}
    </dl>
  );
}
