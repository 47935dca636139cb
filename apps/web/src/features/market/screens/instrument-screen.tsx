import { Suspense } from "react";
import { useSearchParams } from "#web/shared/routing/router.tsx";
import { ChartView, type ChartViewProps } from "#web/features/charts/chart-view.tsx";
import { InstrumentView, type ShownInstrument } from "#web/features/market/instrument/instrument-view.tsx";
import { useOrderLines } from "#web/features/simulator/orders/use-order-lines.tsx";
import { LazyTicket } from "#web/features/simulator/ticket/lazy-ticket.tsx";
import { TradeDock } from "#web/features/simulator/ticket/trade-dock.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { useKeepInJournal } from "./use-keep-in-journal.ts";
import { useRouteParams } from "#web/shared/routing/route-params.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const EntryNote = lazyComponent(() => import("./entry-note.tsx"), "EntryNote");

/** An instrument with its chart, and the user's orders in it. */
export function InstrumentScreen() {
  const { ticker } = useRouteParams("ticker");
  return <Instrument key={ticker} ticker={ticker.toUpperCase()} />;
}

function Instrument({ ticker }: { ticker: string }) {
  const { lines, moveLine, dialog } = useOrderLines(ticker);
  return (
    <>
      <InstrumentView
        ticker={ticker}
        chart={(shown) => <InstrumentChart ticker={ticker} shown={shown} lines={lines} onLineMoved={moveLine} />}
        ticket={({ asset, session }) => (
          <Card>
            <LazyTicket asset={asset} session={session} />
          </Card>
        )}
        dock={({ asset, session }) => <TradeDock asset={asset} session={session} />}
      />
      {dialog}
    </>
  );
}

interface InstrumentChartProps extends Pick<ChartViewProps, "lines" | "onLineMoved"> {
  ticker: string;
  shown: ShownInstrument;
}

/** Its picture goes to the journal: into the entry of the address, or into a new one. */
function InstrumentChart({ ticker, shown: { origin, asset, decimals, source }, ...onChart }: InstrumentChartProps) {
  const t = useT();
  const [search] = useSearchParams();
  const entryId = search.get("entry");
  const { isBusy, keep } = useKeepInJournal(ticker, entryId);
  return (
    <>
      <Suspense>{entryId !== null && <EntryNote entryId={entryId} />}</Suspense>
      <ChartView
        ticker={ticker}
        name={asset.name}
        decimals={decimals}
        source={source}
        {...onChart}
        keep={{
          label: t(entryId === null ? "charts.keep" : "charts.keep.into"),
          origin: t(origin === "practice" ? "market.practice" : "market.liveSource"),
          isBusy,
          onKeep: (take) => void keep(take),
        }}
      />
    </>
  );
}
