import { parseUsd } from "@candlewise/domain/simulator/money";
import { quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { CostFacts } from "./cost-facts.tsx";
import type { OrderDraft } from "./order-draft.ts";
import styles from "./order-form.module.css";

/** What the order would cost now. */
export function CostPanel({ draft }: { draft: OrderDraft }) {
  const t = useT();
  const { cost, read } = draft;
  if (!read.terms) return null;
  return (
    <Stack as="section" gap={3} className={styles.cost} aria-busy={!cost.preview && cost.isStale}>
      <h3>{t("order.preview.title")}</h3>
      {cost.preview ? (
        <PreviewFacts draft={draft} preview={cost.preview} />
      ) : cost.isStale ? (
        <>
          <Skeleton />
          <Skeleton shape="half" />
        </>
      ) : (
        <Text size={2} tone="muted">
          {t("order.preview.none")}
        </Text>
      )}
    </Stack>
  );
}

interface PreviewFactsProps {
  draft: OrderDraft;
  preview: NonNullable<OrderDraft["cost"]["preview"]>;
}

/** The costs item by item, and the cash that the order needs and leaves. */
export function PreviewFacts({ draft: { fields, read, cost: state }, preview }: PreviewFactsProps) {
  const t = useT();
  const language = useLanguage();
  const { cost, reserved, balance_after, fills_at_once } = preview;
  const hasCushion = parseUsd(reserved) > parseUsd(cost.value) + parseUsd(cost.total_cost);
  const needed = {
    label: t("order.preview.reserved"),
    value: usdText(reserved),
    ...(hasCushion && { note: t("order.preview.reservedNote") }),
  };
  return (
    <>
      <CostFacts
        cost={cost}
        isStale={state.isStale}
        after={[
          ...(fields.side === "buy" ? [needed] : []),
          { label: t("order.preview.after"), value: usdText(balance_after) },
        ]}
      />
      {fills_at_once !== undefined && read.quantity !== null && Number(fills_at_once) < Number(read.quantity) && (
        <Text size={2} tone="muted">
          {t("order.preview.partial", { quantity: quantityText(fills_at_once, language) })}
        </Text>
      )}
    </>
  );
}
