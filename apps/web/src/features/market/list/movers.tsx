import { Link } from "#web/shared/routing/router.tsx";
import { quoteText } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { ListedAsset } from "../api.ts";
import { instrumentPath } from "../market-paths.ts";
import shared from "../market.module.css";
import { moversOf } from "./asset-filter.ts";
import styles from "./movers.module.css";

/** The largest moves since the last close. */
export function Movers({ assets, count }: { assets: readonly ListedAsset[]; count: number }) {
  const t = useT();
  const { gainers, losers } = moversOf(assets, count);
  return (
    <Stack as="section" gap={3} aria-label={t("market.movers")}>
      <MoverList title={t("market.gainers")} assets={gainers} />
      <MoverList title={t("market.losers")} assets={losers} />
    </Stack>
  );
}

function MoverList({ title, assets }: { title: string; assets: readonly ListedAsset[] }) {
  if (assets.length === 0) return null;
  return (
    <div className={styles.mover}>
      <h2 className={styles.moverTitle}>{title}</h2>
      <ul>
        {assets.map(({ ticker, name, quote }) => (
          <li key={ticker}>
            <Link to={instrumentPath(ticker)} className={styles.moverRow}>
              <span className={shared.names}>
                <span className={shared.name}>{name}</span>
                <Text as="bdi" size={2} weight={700} tone="muted">
                  {ticker}
                </Text>
              </span>
              <span className={shared.figures}>
                <Text as="span" size={4} weight={700} className="tabular" dir="ltr">
                  {quoteText(quote.price)}
                </Text>
                <Change percent={quote.change_percent} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
