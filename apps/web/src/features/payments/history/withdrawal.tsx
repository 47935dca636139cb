import type { Order } from "@candlewise/contracts/payments/schemas";
import { useState } from "react";
import { usePriceTexts } from "#web/modules/paying/price-texts.ts";
import { formatDate } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { ConfirmDialog } from "#web/shared/ui/confirm-dialog.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import { useWithdrawMutation } from "../api.ts";

/** Withdraws from a contract in two clicks, for as long as that is possible. */
export function Withdrawal({ order }: { order: Order }) {
  const t = useT();
  const language = useLanguage();
  const texts = usePriceTexts();
  const [isAsking, setAsking] = useState(false);
  const [withdraw, { isLoading, isError, isSuccess }] = useWithdrawMutation();
  if (isSuccess) return <Note as="output">{t("payments.withdraw.done")}</Note>;
  if (order.withdraw_until === null || order.outcome !== "paid") return null;
  const date = formatDate(new Date(order.withdraw_until), language);
  const amount = texts.amount(order.total_minor - order.refunded_minor, order.currency);
  const product = t(`paying.product.${order.product_type}`);
  return (
    <>
      <Text size={4}>{t("payments.withdraw.until", { date, amount })}</Text>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t("payments.withdraw.action")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t("payments.withdraw.title")}
        confirm={t("payments.withdraw.confirm")}
        cancel={t("ui.cancel")}
        isBusy={isLoading}
        problem={isError && t("payments.withdraw.failed", { date })}
        onConfirm={() => void withdraw({ params: { order_id: order.order_id }, body: {} })}
      >
        <p>{t("payments.withdraw.text", { product, amount })}</p>
      </ConfirmDialog>
    </>
  );
}
