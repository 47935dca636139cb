import { parseUsd } from "@candlewise/domain/simulator/money";
import { formatMoment } from "#web/shared/i18n/formats.ts";
import { asTerm } from "#web/modules/glossary/as-term.tsx";
import { quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT, type Translate } from "#web/shared/i18n/use-t.tsx";
import type { Fact } from "#web/shared/ui/facts.tsx";
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

/** What the order costs or brings, in one line that stays in view. */
export function EstimatedTotal({ draft: { fields, cost } }: { draft: OrderDraft }) {
  const t = useT();
  const total = cost.preview?.total;
  if (total === undefined) return null;
  return (
    <p className={styles.total} data-stale={cost.isStale || undefined}>
      <span>{t(`order.total.${fields.side}`)}</span>
      <span>
        <bdi>{usdText(total)}</bdi>
      </span>
    </p>
  );
}

type Preview = NonNullable<OrderDraft["cost"]["preview"]>;

/** What the order costs or brings as a whole, and what a sale realizes. */
function totalFacts(side: OrderDraft["fields"]["side"], { total, realized_profit }: Preview, t: Translate): Fact[] {
  const profit = realized_profit ?? null;
  const facts: Fact[] = [];
  if (total !== undefined) facts.push({ label: t(`order.total.${side}`), value: usdText(total) });
  if (profit !== null) {
    const value = usdText(profit, { isSigned: true });
    facts.push({ label: t("order.preview.realized"), explain: asTerm("realizedPl"), value, sign: Number(profit) });
  }
  return facts;
}

interface PreviewFactsProps {
  draft: OrderDraft;
  preview: Preview;
}

/** The costs item by item, and the cash that the order needs and leaves. */
export function PreviewFacts({ draft: { fields, read, kind, cost: state }, preview }: PreviewFactsProps) {
  const t = useT();
  const language = useLanguage();
  const { cost, reserved, balance_after, fills_at_once, buying_power_after, gives_way } = preview;
  const hasCushion = parseUsd(reserved) > parseUsd(cost.value) + parseUsd(cost.total_cost);
  const needed = {
    label: t("order.preview.reserved"),
    explain: asTerm("reserved"),
    value: usdText(reserved),
    ...(hasCushion && { note: t("order.preview.reservedNote") }),
  };
  return (
    <>
      <CostFacts
        cost={cost}
        kind={kind}
        isStale={state.isStale}
        before={totalFacts(fields.side, preview, t)}
        after={[
          ...(fields.side === "buy" ? [needed] : []),
          { label: t("order.preview.after"), value: usdText(balance_after) },
          ...(buying_power_after === undefined
            ? []
            : [
                {
                  label: t("order.preview.buyingPowerAfter"),
                  explain: asTerm("buyingPower"),
                  value: usdText(buying_power_after),
                },
              ]),
        ]}
      />
      {(gives_way?.length ?? 0) > 0 && (
        <Text size={2} tone="muted">
          {t("order.preview.givesWay")}
        </Text>
      )}
      {preview.opens_at && (
        <Text size={2} weight={700}>
          {t("order.preview.queued", { time: formatMoment(preview.opens_at, language) })}
        </Text>
      )}
      {fills_at_once !== undefined && read.quantity !== null && Number(fills_at_once) < Number(read.quantity) && (
        <Text size={2} tone="muted">
          {t("order.preview.partial", { quantity: quantityText(fills_at_once, language) })}
        </Text>
      )}
    </>
  );
}
