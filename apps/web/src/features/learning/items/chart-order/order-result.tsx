import { stakesOf } from "@candlewise/domain/learning/chart-order";
import type { PlannedOrder, TradeSide, Verdict, VerdictPart } from "@candlewise/domain/learning/items";
import { seriesPriceText } from "#web/features/learning/charts/number-words.ts";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import type { Language } from "#web/shared/i18n/languages.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { Translate } from "#web/shared/i18n/use-t.tsx";
import { VerdictMark } from "../common/verdict-mark.tsx";
import styles from "./chart-order.module.css";
import { ratioText } from "./order-figures.tsx";
import { isRuleName, ruleKey } from "./rule-names.ts";

interface OrderResultProps {
  verdict: Verdict;
  side: TradeSide | null;
  /** Null for staying out. */
  order: PlannedOrder | null;
  decimals: number;
}

/** Which rules the order keeps and which it breaks, and one that keeps them all. */
export function OrderResult({ verdict, side, order, decimals }: OrderResultProps) {
  const t = useT();
  const language = useLanguage();
  const given = { side, order, decimals, t, language };
  const { solution } = verdict;
  return (
    <>
      <ul className={styles.rules}>
        {verdict.parts.map((part) => (
          <li key={part.token} data-state={part.is_correct ? "right" : "wrong"}>
            <p className={styles.rule}>
              <VerdictMark state={part.is_correct ? "right" : "wrong"} />
              <span>{isRuleName(part.token) && t(ruleKey(part.token))}</span>
              <bdi className={styles.given}>{givenText(part, given)}</bdi>
            </p>
            {part.why.length > 0 && <Prose nodes={part.why} />}
          </li>
        ))}
      </ul>
      {verdict.is_correct === false && solution?.type === "chart_order" && (
        <p className={styles.example}>
          <strong>{t("items.trade.example")}</strong> {exampleText(solution.order, given)}
        </p>
      )}
    </>
  );
}

interface Given extends Omit<OrderResultProps, "verdict"> {
  t: Translate;
  language: Language;
}

function givenText({ token }: VerdictPart, { side, order, decimals, t, language }: Given): string {
  if (token === "side") return side === null ? "" : t(`items.trade.${side}`);
  if (!order) return "";
  if (token === "reward_to_risk") return ratioText(stakesOf(order).ratio, language);
  const price = token === "entry" || token === "target" ? order[token] : order.stop;
  return seriesPriceText(price, decimals, language);
}

function exampleText(order: PlannedOrder | null, { decimals, t, language }: Given): string {
  if (!order) return t("items.trade.stay_out");
  const [entry, stop, target] = [order.entry, order.stop, order.target].map((price) =>
    seriesPriceText(price, decimals, language),
  );
  return t("items.trade.exampleOrder", {
    side: t(`items.trade.${order.side}`),
    entry: entry ?? "",
    stop: stop ?? "",
    target: target ?? "",
  });
}
