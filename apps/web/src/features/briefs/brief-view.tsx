import { InstrumentName, Ticker } from "#web/modules/movers/instrument-name.tsx";
import { MoverList, MoverRow } from "#web/modules/movers/mover-list.tsx";
import { percentText, quoteText } from "#web/shared/i18n/money-texts.ts";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { Facts, type Fact } from "#web/shared/ui/facts.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tag } from "#web/shared/ui/tinted.tsx";
import type { Brief } from "./api.ts";
import { BreadthBar } from "./breadth-bar.tsx";
import styles from "./brief-view.module.css";

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** The figures of a brief. */
export function BriefFigures({ brief: { fund, gainers, losers, breadth, volatility } }: { brief: Brief }) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      {fund && <Fund fund={fund} />}
      <div className={styles.movers}>
        <Movers title={t("briefs.gainers")} none={t("briefs.gainers.none")} movers={gainers} />
        <Movers title={t("briefs.losers")} none={t("briefs.losers.none")} movers={losers} />
      </div>
      <Card as="section" gap={3}>
        <h2>{t("briefs.breadth")}</h2>
        <BreadthBar breadth={breadth} />
        <Facts
          facts={[
            { label: t("briefs.advancers"), value: breadth.advancers },
            { label: t("briefs.decliners"), value: breadth.decliners },
            ...(breadth.unchanged > 0 ? [{ label: t("briefs.unchanged"), value: breadth.unchanged }] : []),
            { label: t("briefs.highs"), value: breadth.highs },
            { label: t("briefs.lows"), value: breadth.lows },
          ]}
        />
      </Card>
      {volatility && (
        <Card as="section" gap={2}>
          <Row gap={3} justify="between" wraps>
            <h2>{t("briefs.volatility")}</h2>
            <Tag>{t(`briefs.pace.${volatility.pace}`)}</Tag>
          </Row>
          <Text tone="muted">
            {t("briefs.ratio", { ratio: formatNumber(volatility.ratio, language, TWO_DECIMALS) })}
          </Text>
        </Card>
      )}
    </>
  );
}

type ShownFund = NonNullable<Brief["fund"]>;

function Fund({ fund }: { fund: ShownFund }) {
  const t = useT();
  const language = useLanguage();
  const levelFact = (label: string, level: ShownFund["support"]): Fact[] =>
    level === null
      ? []
      : [
          {
            label,
            value: quoteText(level.price),
            note: t("briefs.level", {
              distance: percentText(Math.abs(level.distance_percent), language),
              count: level.touches,
            }),
          },
        ];
  return (
    <Card as="section" gap={3}>
      <h2>{t("briefs.fund")}</h2>
      <div className={styles.fund}>
        <InstrumentName name={fund.name}>
          <Ticker>{fund.ticker}</Ticker>
        </InstrumentName>
        <Change percent={fund.change_percent} />
      </div>
      <Facts
        facts={[
          { label: t("briefs.close"), value: quoteText(fund.close) },
          ...levelFact(t("briefs.resistance"), fund.resistance),
          ...levelFact(t("briefs.support"), fund.support),
        ]}
      />
    </Card>
  );
}

interface MoversProps {
  title: string;
  /** Said where there are none. */
  none: string;
  movers: Brief["gainers"];
}

function Movers({ title, none, movers }: MoversProps) {
  return (
    <MoverList title={title}>
      {movers.length === 0 && (
        <Text tone="muted" className={styles.none}>
          {none}
        </Text>
      )}
      <ul>
        {movers.map(({ ticker, name, close, change_percent }) => (
          <MoverRow key={ticker} to={`/simulator/market/${encodeURIComponent(ticker)}`} ticker={ticker} name={name}>
            <Stack as="span" gap={0} align="end" className="tabular">
              <Text as="bdi" size={4} weight={700}>
                {quoteText(close)}
              </Text>
              <Text as="span" size={3}>
                <Change percent={change_percent} />
              </Text>
            </Stack>
          </MoverRow>
        ))}
      </ul>
    </MoverList>
  );
}
