import { useListOrdersQuery, type Order } from "#web/features/simulator/api.ts";
import type { OpenEntry } from "#web/features/journal/use-entry.ts";
import { formatMoment } from "#web/shared/i18n/formats.ts";
import { quantityText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { SelectField } from "#web/shared/ui/select-field.tsx";

/** As many of the last orders as are offered. */
const OFFERED = 50;

/** Which order of the account an entry is about; none before there is one. */
export function OrderField({ entry: { draft, change } }: { entry: OpenEntry }) {
  const t = useT();
  const language = useLanguage();
  const { data } = useListOrdersQuery({ query: { limit: OFFERED } });
  const orders = data?.orders ?? [];
  const isOther = draft.orderId !== null && !orders.some(({ id }) => id === draft.orderId);
  const labelOf = ({ side, quantity, ticker, accepted_at }: Order) =>
    t(`journal.trade.${side}`, {
      quantity: quantityText(quantity, language),
      ticker,
      date: formatMoment(accepted_at, language),
    });
  const choose = (id: string) => {
    const order = orders.find((each) => each.id === id);
    if (order) change({ orderId: order.id, ticker: order.ticker });
    else change({ orderId: null });
  };
  return (
    <SelectField
      label={t("journal.order")}
      value={draft.orderId ?? ""}
      options={[
        { value: "", label: t("journal.orderNone") },
        ...(isOther
          ? [{ value: draft.orderId ?? "", label: t("journal.orderOlder", { ticker: draft.ticker ?? "" }) }]
          : []),
        ...orders.map((order) => ({ value: order.id, label: labelOf(order) })),
      ]}
      onValue={choose}
      hint={t("journal.orderHint")}
    />
  );
}
