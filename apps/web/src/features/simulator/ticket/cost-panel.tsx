import { parseUsd } from "@candlewise/domain/simulator/money";
import { quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { CostFacts } from "../orders/cost-facts.tsx";
import styles from "./ticket.module.css";
import type { Ticket } from "./use-ticket.ts";

/** What the order costs now, before it is sent. */
export function CostPanel({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const { cost, read, form } = ticket;
  if (!read.order) return null;
  return (
    <section className={styles.cost} aria-busy={!cost.preview && cost.isStale}>
      <h3>{t("ticket.cost.title")}</h3>
      {cost.preview ? (
        <PreviewFacts preview={cost.preview} quantity={read.quantity} isStale={cost.isStale} side={form.side} />
      ) : cost.isStale ? (
        <>
          <Skeleton />
          <Skeleton shape="half" />
        </>
      ) : (
        <p className={styles.note}>{t("ticket.cost.none")}</p>
      )}
    </section>
  );
}

interface PreviewFactsProps {
  preview: NonNullable<Ticket["cost"]["preview"]>;
  quantity: string | null;
  isStale: boolean;
  side: Ticket["form"]["side"];
}

export function PreviewFacts({ preview, quantity, isStale, side }: PreviewFactsProps) {
  const t = useT();
  const language = useLanguage();
  const { cost, reserved, balance_after, fills_at_once } = preview;
  const isMoreThanExpected = parseUsd(reserved) > parseUsd(cost.value) + parseUsd(cost.total_cost);
  const needed = {
    label: t("ticket.cost.reserved"),
    value: usdText(reserved),
    ...(isMoreThanExpected && { note: t("ticket.cost.reservedNote") }),
  };
  return (
    <>
      <CostFacts
        cost={cost}
        isStale={isStale}
        after={[...(side === "buy" ? [needed] : []), { label: t("ticket.cost.after"), value: usdText(balance_after) }]}
      />
      {quantity !== null && Number(fills_at_once) < Number(quantity) && (
        <p className={styles.note}>{t("ticket.cost.partial", { quantity: quantityText(fills_at_once, language) })}</p>
      )}
    </>
  );
}
