import { memo } from "react";
import { InstrumentName, Ticker } from "#web/modules/movers/instrument-name.tsx";
import { Link } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useNewerQuote } from "#web/shared/quotes/use-quote.ts";
import { Text } from "#web/shared/ui/text.tsx";
import type { ListedAsset } from "../api.ts";
import { instrumentPath } from "../market-paths.ts";
import styles from "../market.module.css";
import { SessionDot, SessionWords } from "../session-dot.tsx";
import { RowFigures } from "./row-figures.tsx";
import { Sparkline } from "./sparkline.tsx";

/** One instrument: what it is, how its day went, what it costs now. */
export const AssetRow = memo(function AssetRow({ asset }: { asset: ListedAsset }) {
  const t = useT();
  const { ticker, name, kind, sector, sparkline, session } = asset;
  const quote = useNewerQuote(asset.quote);
  const what = t(`market.kind.${kind}`);
  // The newest price is the end of the path.
  const prices = sparkline.length > 0 ? [...sparkline.slice(0, -1), Number(quote.price)] : sparkline;
  return (
    <li className={styles.item}>
      <Link to={instrumentPath(ticker)} className={styles.row}>
        <span className={styles.badge} data-kind={kind} aria-hidden="true" dir="ltr">
          {ticker.slice(0, 2)}
        </span>
        <InstrumentName name={name}>
          <Text as="span" size={2} weight={500} tone="muted" className={styles.what}>
            <SessionDot session={session} />
            <Ticker>{ticker}</Ticker> {sector ? t(`market.sector.${sector}`) : what} <SessionWords session={session} />
          </Text>
        </InstrumentName>
        <Sparkline prices={prices} from={Number(quote.previous_close)} />
        <RowFigures quote={quote} />
      </Link>
    </li>
  );
});
