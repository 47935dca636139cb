import { asTerm } from "#web/modules/glossary/as-term.tsx";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { useState } from "react";
import { orderErrorKey } from "#web/modules/order-form/order-errors.ts";
import { isUnreachable, statusOf } from "#web/shared/api-client/request-error.ts";
import { formatMoment } from "#web/shared/i18n/formats.ts";
import { quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { ConfirmDialog } from "#web/shared/ui/confirm-dialog.tsx";
import { Facts, type Fact } from "#web/shared/ui/facts.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useClosePositionMutation, useListAssetOrdersQuery, usePreviewOrderQuery, type Position } from "../api.ts";
import { exitsOf } from "./exits.ts";

interface ClosePositionDialogProps {
  position: Position;
  isOpen: boolean;
  onClose: () => void;
}

const mayHaveArrived = (error: unknown): boolean => isUnreachable(error) || (statusOf(error) ?? 0) >= 500;

/** Asks before all of a position is sold, with what the sale should bring. A retry sends the same call, which sells once. */
export function ClosePositionDialog({ position, isOpen, onClose }: ClosePositionDialogProps) {
  const t = useT();
  const language = useLanguage();
  const { ticker, quantity } = position;
  const { data: listed } = useListAssetOrdersQuery({ params: { ticker } });
  const hasExits = exitsOf(listed?.orders ?? []).length > 0;
  const [clientOrderId] = useState(timeOrderedId);
  const [send, { isLoading, error }] = useClosePositionMutation();
  const sale = { params: { ticker, transactionType: "sell" as const }, body: { type: "market" as const, quantity } };
  const { currentData: preview, isError } = usePreviewOrderQuery(isOpen ? sale : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const confirm = async () => {
    const { data } = await send({ params: { ticker }, body: { client_order_id: clientOrderId } });
    if (!data) return;
    const isQueued = data.orders.some((order) => order.queued_until !== null);
    toast(t(isQueued ? "position.close.queued" : "position.close.done", { ticker }), { variant: "success" });
    onClose();
  };
  const problem = error && t(mayHaveArrived(error) ? "position.close.unknown" : orderErrorKey(error));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("position.close.title", { ticker })}
      confirm={t("position.close")}
      cancel={t("position.close.keep")}
      isBusy={isLoading}
      problem={problem}
      onConfirm={() => void confirm()}
    >
      <p>
        {preview?.opens_at
          ? t("position.close.textQueued", {
              quantity: quantityText(quantity, language),
              ticker,
              time: formatMoment(preview.opens_at, language),
            })
          : t("position.close.text", { quantity: quantityText(quantity, language), ticker })}
      </p>
      {preview && <SaleFacts total={preview.total} profit={preview.realized_profit} costs={preview.cost.total_cost} />}
      {/* Other sell orders reserve what is held, until closing cancels them: only the last price is known. */}
      {isError && <SaleFacts total={position.value} profit={position.profit} costs={null} />}
      {hasExits && (
        <Text size={2} tone="muted">
          {t("position.close.cancels")}
        </Text>
      )}
    </ConfirmDialog>
  );
}

function SaleFacts({ total, profit, costs }: { total: string; profit: string | null; costs: string | null }) {
  const t = useT();
  const facts: Fact[] = [
    { label: t("position.proceeds"), value: usdText(total) },
    ...(profit === null
      ? []
      : [
          {
            label: t("position.realized"),
            explain: asTerm("realizedPl"),
            value: usdText(profit, { isSigned: true }),
            sign: Number(profit),
          },
        ]),
    ...(costs === null
      ? []
      : [{ label: t("order.cost.total"), explain: asTerm("tradingCosts"), value: usdText(costs) }]),
  ];
  return <Facts facts={facts} />;
}
