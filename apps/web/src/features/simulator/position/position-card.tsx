import { useEffect, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useQuote } from "#web/shared/quotes/use-quote.ts";
import { Sheet } from "#web/shared/ui/sheet.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { useListAssetOrdersQuery, type Asset, type Position } from "../api.ts";
import { livePosition } from "../portfolio/live-portfolio.ts";
import { ClosePositionDialog } from "./close-position-dialog.tsx";
import { ExitForm } from "./exit-form.tsx";
import { exitsOf } from "./exits.ts";
import { PositionSection } from "./position-section.tsx";

interface PositionCardProps {
  asset: Asset;
  position: Position;
  /** Second of the portfolio. */
  at: number;
  /** In one line while there are exits, unless it is expanded: leaves the room to what stands below it. */
  collapses: boolean;
}

type Opened = "close" | "exits";

/** What is held of an instrument at the live price, what would sell it, and the ways to do so. */
export function PositionCard({ asset, position: known, at, collapses }: PositionCardProps) {
  const t = useT();
  useFocusOnScreenAfter();
  const position = livePosition(known, at, useQuote(asset.ticker));
  const orders = useListAssetOrdersQuery({ params: { ticker: asset.ticker } });
  const exits = exitsOf(orders.data?.orders ?? []);
  const [opened, setOpened] = useState<{ overlay: Opened; isOpen: boolean; count: number } | null>(null);
  const open = (overlay: Opened) => setOpened((before) => ({ overlay, isOpen: true, count: (before?.count ?? 0) + 1 }));
  const close = () => setOpened((before) => before && { ...before, isOpen: false });
  const isOpen = (overlay: Opened) => opened?.overlay === overlay && opened.isOpen;
  // Whether it collapses depends on the orders.
  if (!orders.data && !orders.error) return null;
  return (
    <>
      <PositionSection
        position={position}
        exits={exits}
        collapses={collapses}
        canSell={Number(known.sellable_quantity) > 0}
        onClose={() => open("close")}
        onAddExit={() => open("exits")}
      >
        {!orders.data && (
          <ErrorState error={orders.error} onRetry={() => void orders.refetch()} isRetrying={orders.isFetching} />
        )}
      </PositionSection>
      <ClosePositionDialog key={`close ${opened?.count}`} position={known} isOpen={isOpen("close")} onClose={close} />
      <Sheet isOpen={isOpen("exits")} onClose={close} title={t("position.exitsTitle", { ticker: asset.ticker })}>
        <ExitForm key={opened?.count} asset={asset} position={known} exits={exits} onClose={close} />
      </Sheet>
    </>
  );
}

/** A position that is closed takes its panel and dialog away: focus that was inside them moves to the screen. */
function useFocusOnScreenAfter(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
    },
    [],
  );
}
