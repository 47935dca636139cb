import { Term } from "#web/modules/glossary/term.tsx";
import { quoteText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useNewerQuote } from "#web/shared/quotes/use-quote.ts";
import { Change } from "#web/shared/ui/change.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { AssetPage } from "../api.ts";
import { SessionLine } from "../session-line.tsx";
import styles from "./instrument.module.css";

interface InstrumentHeaderProps {
  page: AssetPage;
  stream: Parameters<typeof SessionLine>[0]["stream"];
  onStale: () => void;
}

/** What it is, what it costs now and how its day goes. */
export function InstrumentHeader({ page: { source, asset, session }, stream, onStale }: InstrumentHeaderProps) {
  const t = useT();
  const { ticker, name, kind, sector } = asset;
  return (
    <Row as="header" wraps align="bottom" justify="between" className={styles.header}>
      <div className={styles.title}>
        <h1>{name}</h1>
        <p className={styles.what}>
          <bdi className={styles.ticker}>{ticker}</bdi>
          <span>{t(`market.kind.${kind}`)}</span>
          {sector && <span>{t(`market.sector.${sector}`)}</span>}
          <PracticeTag>{t(source === "practice" ? "market.practice" : "market.liveSource")}</PracticeTag>
        </p>
      </div>
      <LivePrice asset={asset} />
      <SessionLine session={session} stream={stream} onOver={onStale} />
    </Row>
  );
}

function LivePrice({ asset: { kind, quote: known } }: { asset: AssetPage["asset"] }) {
  const t = useT();
  const quote = useNewerQuote(known);
  return (
    <Stack gap={0} className={styles.quote}>
      <Text size={10} weight={800}>
        {quoteText(quote.price)}
      </Text>
      <Text size={4} weight={600} className={styles.day}>
        <span dir="ltr">{usdText(quote.change, { isSigned: true })}</span>
        <Change percent={quote.change_percent} />
        <Text as="span" weight={500} tone="muted">
          {t(kind === "crypto" ? "market.sinceMidnightUtc" : "market.sinceClose")}
        </Text>
      </Text>
      <Text size={2} weight={600} tone="muted" className={styles.spread}>
        <span>
          <Term id="bid" label={t("market.bid")} /> <bdi dir="ltr">{quoteText(quote.bid)}</bdi>
        </span>
        <span>
          <Term id="ask" label={t("market.ask")} /> <bdi dir="ltr">{quoteText(quote.ask)}</bdi>
        </span>
      </Text>
    </Stack>
  );
}
