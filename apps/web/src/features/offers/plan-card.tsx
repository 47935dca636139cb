import type { PriceRepresentation } from "@candlewise/domain/offers/product";
import { useId } from "react";
import { usePriceTexts } from "#web/modules/paying/price-texts.ts";
import { formatDate } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tag } from "#web/shared/ui/tinted.tsx";
import styles from "./plan-card.module.css";
import type { Choice } from "./use-offers.ts";

interface PlanCardProps {
  choice: Choice;
  representation: PriceRepresentation;
  /** It costs the least a day. */
  isBest: boolean;
  /** The page that takes the payment. */
  to: string;
}

/** One plan: what it costs a day and what is billed, in the same size, and when it renews for how much. */
export function PlanCard({ choice: { offer, pricing }, representation, isBest, to }: PlanCardProps) {
  const t = useT();
  const texts = usePriceTexts();
  const titleId = useId();
  const name = pricing.period ? texts.plan(pricing.period) : t(`paying.product.${offer.product_type}`);
  return (
    <Card as="li" gap={3} className={styles.plan} aria-labelledby={titleId}>
      <Row justify="between" align="top" gap={2} wraps>
        <Stack gap={1} align="start">
          <h2 id={titleId}>{name}</h2>
          {isBest && <Tag tone="right">{t("offers.best")}</Tag>}
        </Stack>
        <Stack gap={0} className={styles.prices}>
          {[texts.represented(pricing, representation), texts.billed(pricing)].map(
            (price) => price !== null && <p key={price}>{price}</p>,
          )}
        </Stack>
      </Row>
      <Terms choice={{ offer, pricing }} />
      <LinkButton to={to} look="secondary" isWide aria-label={`${t("offers.choose")}: ${name}`}>
        {t("offers.choose")}
      </LinkButton>
    </Card>
  );
}

/** What is charged when; also beside the button that pays. */
export function Terms({ choice: { pricing } }: { choice: Choice }) {
  const t = useT();
  const language = useLanguage();
  const texts = usePriceTexts();
  const { trial, is_trial_used, currency, period, usual_total_minor, discount_ends_at } = pricing;
  const price = texts.billed(pricing);
  const vat = texts.vat(pricing);
  return (
    <Stack gap={1}>
      <Text>
        {period === null
          ? t("offers.once")
          : trial
            ? t("offers.trial", { count: trial.days, trial: texts.amount(trial.total_minor, currency), price })
            : t(is_trial_used ? "offers.trialUsed" : "offers.renews", { price })}
      </Text>
      {usual_total_minor !== null && (
        <Text tone="muted" size={4}>
          {t("offers.usual", { price: texts.billed({ ...pricing, total_minor: usual_total_minor }) })}{" "}
          {discount_ends_at !== null && t("offers.until", { date: formatDate(new Date(discount_ends_at), language) })}
        </Text>
      )}
      {vat && (
        <Text tone="muted" size={4}>
          {vat}
        </Text>
      )}
    </Stack>
  );
}
