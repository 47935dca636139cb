import { simulatorApi, useListOrdersQuery, type Order } from "#web/features/simulator/api.ts";
import type { OpenEntry } from "#web/features/journal/use-entry.ts";
import { formatMoment } from "#web/shared/i18n/formats.ts";
import { quantityText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { SelectField } from "#web/shared/ui/select-field.tsx";
import { planFromOrder, withPlan } from "./plan-from-order.ts";

/** Orders offered: the last that traded. */
const OFFERED = 50;

/** The trade that an entry is about; none before there is one. Choosing it fills in what its bracket planned. */
export function OrderField({ entry: { draft, change } }: { entry: OpenEntry }) {
  const t = useT();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const { data } = useListOrdersQuery({ query: { limit: OFFERED, status: "traded" } });
  const orders = data?.orders ?? [];
  const isOther = draft.orderId !== null && !orders.some(({ id }) => id === draft.orderId);
  const labelOf = ({ side, role, filled_quantity, ticker, accepted_at, fills }: Order) =>
    t(`journal.trade.${role === null || role === "entry" ? side : role}`, {
      quantity: quantityText(filled_quantity, language),
      ticker,
      date: formatMoment(fills[0]?.at ?? accepted_at, language),
    });
  const choose = async (id: string) => {
    const order = orders.find((each) => each.id === id);
    if (!order) {
      change({ orderId: null });
      return;
    }
    const { ticker } = order;
    change({ orderId: id, ticker });
    const ofInstrument = dispatch(simulatorApi.endpoints.listAssetOrders.initiate({ params: { ticker } }));
    // Offline the plan is typed.
    const { data: family } = await ofInstrument;
    ofInstrument.unsubscribe();
    if (family) change(withPlan(draft, planFromOrder(id, family.orders)));
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
      onValue={(id) => void choose(id)}
      hint={t("journal.orderHint")}
    />
  );
}
