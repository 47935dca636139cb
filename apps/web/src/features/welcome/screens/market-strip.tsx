import { useSyncExternalStore } from "react";
import { useGetMarketStripQuery } from "#web/features/market/api.ts";
import { Sparkline } from "#web/features/market/list/sparkline.tsx";
import { usdText } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./market-strip.module.css";

/** Milliseconds. */
const BETWEEN = 5000;

const subscribe = (onChange: () => void) => {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
};
const isVisible = () => document.visibilityState === "visible";

/** The practice market as it is now: asked for every few seconds, while the page is looked at. */
export function MarketStrip() {
  const t = useT();
  const isSeen = useSyncExternalStore(subscribe, isVisible);
  const { data } = useGetMarketStripQuery(undefined, { pollingInterval: isSeen ? BETWEEN : 0 });
  if (!data?.assets.length) return null;
  return (
    <section aria-labelledby="market">
      <Stack gap={1} className={styles.head}>
        <h2 id="market">{t("welcome.market.title")}</h2>
        <p>{t("welcome.market.note")}</p>
      </Stack>
      <ul className={styles.assets}>
        {data.assets.map(({ ticker, name, quote, sparkline, is_open }) => (
          <Text key={ticker} as="li" size={4} className={styles.asset}>
            <Row as="span" gap={2} className={styles.name}>
              <span className={styles.dot} data-open={is_open || undefined} />
              <bdi>{name}</bdi>
              <span className="sr-only">{t(is_open ? "welcome.market.open" : "welcome.market.closed")}</span>
            </Row>
            <Sparkline prices={sparkline} from={Number(quote.previous_close)} />
            <span className={styles.figures}>
              <span dir="ltr">{usdText(quote.price)}</span>
              <Change percent={quote.change_percent} />
            </span>
          </Text>
        ))}
      </ul>
    </section>
  );
}
