import { formatMoment } from "#web/shared/i18n/formats.ts";
import { percentText, priceText, quantityText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { Order } from "../api.ts";
import styles from "./orders.module.css";

type Change = Order["changes"][number];
type Trail = NonNullable<Change["trail"]>["from"];

/** What was changed of an order, behind one line that says how often. */
export function OrderHistory({ changes }: Pick<Order, "changes">) {
  const t = useT();
  const language = useLanguage();
  const movesOf = useMoves();
  return (
    <details className={styles.history}>
      <summary>{t("simulator.changes", { count: changes.length })}</summary>
      <ol>
        {changes.map((change, index) => (
          // Rows of a history are never moved nor taken away.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {[...movesOf(change), formatMoment(change.at, language)].map((part) => (
              <bdi key={part}>{part}</bdi>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** "Stop from $90.00 to $95.00", one for each thing that was changed at once. */
function useMoves(): (change: Change) => string[] {
  const t = useT();
  const language = useLanguage();
  const trailText = (trail: Trail) =>
    trail.type === "amount" ? priceText(trail.amount) : percentText(trail.percent, language);
  const units = (quantity: string) => quantityText(quantity, language);
  return ({ quantity, limit_price: limit, stop_price: stop, trail }) => [
    ...(quantity ? [t("simulator.moved.quantity", { from: units(quantity.from), to: units(quantity.to) })] : []),
    ...(stop ? [t("simulator.moved.stop", { from: priceText(stop.from), to: priceText(stop.to) })] : []),
    ...(limit ? [t("simulator.moved.limit", { from: priceText(limit.from), to: priceText(limit.to) })] : []),
    ...(trail ? [t("simulator.moved.trail", { from: trailText(trail.from), to: trailText(trail.to) })] : []),
  ];
}
