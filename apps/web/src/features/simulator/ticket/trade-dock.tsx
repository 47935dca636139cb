import type { ComponentProps } from "react";
import { Dock } from "#web/shared/ui/page.tsx";
import { TradeButtons } from "./trade-buttons.tsx";

/** Buy and sell within the thumb's reach, on screens without room for the ticket itself. */
export const TradeDock = (props: ComponentProps<typeof TradeButtons>) => (
  <Dock>
    <TradeButtons {...props} />
  </Dock>
);
