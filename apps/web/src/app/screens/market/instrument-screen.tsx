import { useParams } from "react-router";
import { ChartView } from "#web/features/charts/chart-view.tsx";
import { InstrumentView } from "#web/features/market/instrument/instrument-view.tsx";
import { useOrderLines } from "#web/features/simulator/orders/use-order-lines.tsx";
import { OrderTicket } from "#web/features/simulator/ticket/order-ticket.tsx";
import { TradeDock } from "#web/features/simulator/ticket/trade-dock.tsx";
import { Card } from "#web/shared/ui/card.tsx";

/** An instrument with its chart, and the user's orders in it. */
export function Screen() {
  const { ticker = "" } = useParams();
  return <Instrument key={ticker} ticker={ticker.toUpperCase()} />;
}

function Instrument({ ticker }: { ticker: string }) {
  const { lines, moveLine, dialog } = useOrderLines(ticker);
  return (
    <>
      <InstrumentView
        ticker={ticker}
        chart={({ asset, decimals, source }) => (
          <ChartView
            ticker={ticker}
            name={asset.name}
            decimals={decimals}
            source={source}
            lines={lines}
            onLineMoved={moveLine}
          />
        )}
        ticket={({ asset, session }) => (
          <Card>
            <OrderTicket asset={asset} session={session} />
          </Card>
        )}
        dock={({ asset, session }) => <TradeDock asset={asset} session={session} />}
      />
      {dialog}
    </>
  );
}
