import { Suspense } from "react";
import { useSearchParams } from "#web/shared/routing/router.tsx";
import { ChartView, type ChartViewProps } from "#web/features/charts/chart-view.tsx";
import { InstrumentView, type ShownInstrument } from "#web/features/market/instrument/instrument-view.tsx";
import { useOrderLines } from "#web/features/simulator/orders/use-order-lines.tsx";
import { PositionPanel } from "#web/features/simulator/position/position-panel.tsx";
import { LazyTicket } from "#web/features/simulator/ticket/lazy-ticket.tsx";
import { TradeButtons } from "#web/features/simulator/ticket/trade-buttons.tsx";
import { TradeDock } from "#web/features/simulator/ticket/trade-dock.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { useSaveToJournal } from "./use-save-to-journal.ts";
import { useRouteParams } from "#web/shared/routing/route-params.ts";
import { useIsWide } from "#web/shared/ui/use-is-wide.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const EntryNote = lazyComponent(() => import("./entry-note.tsx"), "EntryNote");

/** An instrument with its chart, and the user's orders in it. */
export function InstrumentScreen() {
  const { ticker } = useRouteParams("ticker");
  return <Instrument key={ticker} ticker={ticker.toUpperCase()} />;
}

function Instrument({ ticker }: { ticker: string }) {
  const { lines, moveLine, removeLine, marks, dialog } = useOrderLines(ticker);
  const isWide = useIsWide();
  return (
    <>
      <InstrumentView
        ticker={ticker}
        chart={(shown) => (
          <InstrumentChart
            ticker={ticker}
            shown={shown}
            lines={lines}
            marks={marks}
            onLineMoved={moveLine}
            onLineRemoved={removeLine}
          />
        )}
        position={({ asset }) => !isWide && <PositionPanel asset={asset} />}
        ticket={({ asset, session }) => (
          <>
            <PositionPanel asset={asset} collapses />
            <Card>
              <LazyTicket asset={asset} session={session} />
            </Card>
          </>
        )}
        dock={({ asset, session }) => <TradeDock asset={asset} session={session} />}
      />
      {dialog}
    </>
  );
}

interface InstrumentChartProps extends Pick<ChartViewProps, "lines" | "marks" | "onLineMoved" | "onLineRemoved"> {
  ticker: string;
  shown: ShownInstrument;
}

/** Its picture goes to the journal: into the entry of the address, or into a new one. */
function InstrumentChart({
  ticker,
  shown: { origin, asset, session, decimals, source },
  ...onChart
}: InstrumentChartProps) {
  const t = useT();
  const [search] = useSearchParams();
  const entryId = search.get("entry");
  const { isBusy, save } = useSaveToJournal(ticker, entryId);
  return (
    <>
      <Suspense>{entryId !== null && <EntryNote entryId={entryId} />}</Suspense>
      <ChartView
        ticker={ticker}
        name={asset.name}
        decimals={decimals}
        source={source}
        {...onChart}
        trade={<TradeButtons asset={asset} session={session} />}
        snapshot={{
          label: t(entryId === null ? "charts.snapshot" : "charts.snapshot.into"),
          origin: t(origin === "practice" ? "market.practice" : "market.liveSource"),
          isBusy,
          onSave: (take) => void save(take),
        }}
      />
    </>
  );
}
