import { useEffect, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { prefetchSheet, Sheet } from "#web/shared/ui/sheet.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { useGetPortfolioQuery, type Asset, type Session, type Side } from "../api.ts";
import { LazyTicket, prefetchTicket } from "./lazy-ticket.tsx";

/** Buy and sell, which open the ticket in a sheet. */
export function TradeButtons({ asset, session }: { asset: Asset; session: Session }) {
  const t = useT();
  const [opened, setOpened] = useState<{ side: Side; isOpen: boolean; count: number } | null>(null);
  const { data } = useGetPortfolioQuery();
  const isHeld = data?.assets.some(({ ticker }) => ticker === asset.ticker) ?? false;
  const open = (side: Side) => {
    setChosen(side);
    setOpened((before) => ({ side, isOpen: true, count: (before?.count ?? 0) + 1 }));
  };
  const [chosen, setChosen] = useState<Side | null>(null);
  const close = () => setOpened((before) => before && { ...before, isOpen: false });
  useEffect(prefetchTicket, []);
  const handle = { onPointerEnter: prefetchSheet, onFocus: prefetchSheet, "aria-haspopup": "dialog" } as const;
  return (
    <>
      <Row gap={3}>
        <Button look="buy" isWide {...handle} onClick={() => open("buy")}>
          {t("order.side.buy")}
        </Button>
        {isHeld && (
          <Button look="sell" isWide {...handle} onClick={() => open("sell")}>
            {t("order.side.sell")}
          </Button>
        )}
      </Row>
      <Sheet
        isOpen={opened?.isOpen ?? false}
        onClose={close}
        title={t(`order.title.${chosen ?? opened?.side ?? "buy"}`, { name: asset.name })}
      >
        {opened && (
          <LazyTicket
            key={opened.count}
            asset={asset}
            session={session}
            side={opened.side}
            onSide={setChosen}
            onClose={close}
          />
        )}
      </Sheet>
    </>
  );
}
