import { useMemo, useState, type ReactNode } from "react";
import type { BarSource } from "#web/modules/chart/chart-port.ts";
import { statusOf } from "#web/shared/api-client/request-error.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useStreamState } from "#web/shared/quotes/use-quote.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { useGetAssetQuery, type Asset, type AssetPage, type Session } from "../api.ts";
import { MARKET_PATH } from "../market-paths.ts";
import { InstrumentHeader } from "./instrument-header.tsx";
import { InstrumentSkeleton } from "./instrument-skeleton.tsx";
import styles from "./instrument.module.css";
import { marketBars } from "./market-bars.ts";
import { News } from "./news.tsx";
import { Payouts } from "./payouts.tsx";
import { Profile } from "./profile.tsx";
import { Statistics } from "./statistics.tsx";

/** What the parts of other features need to know of the instrument that is shown. */
export interface ShownInstrument {
  readonly origin: AssetPage["source"];
  readonly asset: Asset;
  readonly session: Session;
  /** Decimals of its prices on a chart. */
  readonly decimals: number;
  /** The same object as long as the instrument is the same. */
  readonly source: BarSource;
}

interface InstrumentViewProps {
  ticker: string;
  chart: (shown: ShownInstrument) => ReactNode;
  /** The order ticket: in the right column from 1024 px on. */
  ticket?: (shown: ShownInstrument) => ReactNode;
  /** What stands in for it on narrower screens, such as buttons pinned to the lower edge. */
  dock?: (shown: ShownInstrument) => ReactNode;
  /** Below the chart, on screens without room for the ticket. */
  position?: (shown: ShownInstrument) => ReactNode;
}

/** An instrument: its price, its chart, and all that is known of it. */
export function InstrumentView({ ticker, ...slots }: InstrumentViewProps) {
  const t = useT();
  const locale = useLanguage();
  const { data, error, isFetching, refetch } = useGetAssetQuery({ params: { ticker }, query: { locale } });
  if (data?.asset.ticker === ticker) return <Instrument page={data} onStale={() => void refetch()} {...slots} />;
  return (
    <Page width="full" title={ticker} bar={{ back: MARKET_PATH, children: ticker }}>
      <h1 className="sr-only">{ticker}</h1>
      {!error && <InstrumentSkeleton />}
      {error && statusOf(error) === 404 && (
        <EmptyState
          title={t("market.unknown", { ticker })}
          actions={<LinkButton to={MARKET_PATH}>{t("market.toMarket")}</LinkButton>}
        >
          {t("market.unknownText")}
        </EmptyState>
      )}
      {error && statusOf(error) !== 404 && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Page>
  );
}

/** As the market quotes them: below 10 dollars in hundredths of a cent. */
const decimalsOf = (price: string) => (Number(price) < 10 ? 4 : 2);

interface InstrumentProps extends Omit<InstrumentViewProps, "ticker"> {
  page: AssetPage;
  onStale: () => void;
}

function Instrument({ page, onStale, chart, ticket, dock, position }: InstrumentProps) {
  const dispatch = useAppDispatch();
  const { source: origin, asset, session } = page;
  const { ticker, name } = asset;
  const stream = useStreamState();
  const source = useMemo(() => marketBars(dispatch, ticker), [dispatch, ticker]);
  // A price that crosses the border must not open the chart again.
  const [decimals] = useState(() => decimalsOf(asset.quote.price));
  const shown: ShownInstrument = { origin, asset, session, decimals, source };
  return (
    <Page
      width="full"
      title={`${name} · ${ticker}`}
      bar={{ back: MARKET_PATH, children: ticker }}
      aside={ticket?.(shown)}
    >
      <Stack gap={4}>
        <InstrumentHeader page={page} stream={stream} onStale={onStale} />
        {chart(shown)}
        {position?.(shown)}
        <div className={styles.sections}>
          <Statistics page={page} />
          <Profile page={page} />
          <News asset={asset} />
          <Payouts page={page} />
        </div>
      </Stack>
      {dock?.(shown)}
    </Page>
  );
}
