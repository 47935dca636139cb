import type { PlannedOrder } from "@candlewise/domain/learning/items";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import chartStyles from "../common/chart-item.module.css";
import { PriceRow } from "../common/price-row.tsx";
import type { PriceHandleProps } from "../common/price-row.tsx";
import { OrderFigures } from "./order-figures.tsx";
import { tangledSide } from "./order-lines.ts";

interface OrderTicketProps {
  figuresId: string;
  order: PlannedOrder | null;
  decimals: number;
  rows: readonly PriceHandleProps[];
}

/** The order in figures while it is drawn. */
export function OrderTicket({ figuresId, order, decimals, rows }: OrderTicketProps) {
  const t = useT();
  const tangled = order && tangledSide({ side: order.side, lines: order });
  return (
    <Stack gap={2}>
      <OrderFigures id={figuresId} {...{ order, decimals }} />
      {tangled && (
        <Text size={4} weight={600} tone="loss">
          {t(`items.trade.tangled.${tangled}`)}
        </Text>
      )}
      <Stack gap={2} className={chartStyles.rows}>
        {rows.map((row) => (
          <PriceRow key={row.name} {...row} />
        ))}
      </Stack>
    </Stack>
  );
}
