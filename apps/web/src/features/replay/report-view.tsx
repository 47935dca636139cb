import { asTerm } from "#web/modules/glossary/as-term.tsx";
import { percentText, priceText, quantityText, usdText } from "#web/shared/i18n/money-texts.ts";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Facts, type Fact } from "#web/shared/ui/facts.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import type { Replay, Report } from "./api.ts";
import { barDate } from "#web/modules/chart/bar-date.ts";
import { REPLAYS_HREF } from "./names.ts";
import styles from "./replay.module.css";
import { TradeTable } from "./trade-table.tsx";
import { ValueCurve } from "./value-curve.tsx";

/** What came of a replay, and what it was. */
export function ReportView({ replay, report }: { replay: Replay; report: Report }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Stack gap={4} className={styles.report}>
      <Card className={styles.panel}>
        <h2>{t("replay.report.title")}</h2>
        <Text size={9} weight={800} className="tabular">
          <bdi data-sign={Math.sign(report.profit_percent)}>
            {usdText(report.profit, { isSigned: true })} (
            {percentText(report.profit_percent, language, { isSigned: true })})
          </bdi>
        </Text>
        <Comparison report={report} />
        <Revealed replay={replay} />
        <ValueCurve report={report} />
      </Card>
      <Card className={styles.panel}>
        <Figures report={report} position={replay.account.position} />
      </Card>
      <Card className={styles.panel}>
        <h2>{t("replay.report.trades")}</h2>
        {report.trades.length === 0 ? (
          <Text size={2} weight={500} tone="muted">
            {t("replay.report.noTrades")}
          </Text>
        ) : (
          <>
            <Text size={2} weight={500} tone="muted">
              {t("replay.report.marks")}
            </Text>
            <TradeTable trades={report.trades} />
          </>
        )}
      </Card>
      <LinkButton to={REPLAYS_HREF} isWide icon="play">
        {t("replay.again")}
      </LinkButton>
    </Stack>
  );
}

function Comparison({ report }: { report: Report }) {
  const t = useT();
  const difference = Number(report.profit) - Number(report.hold_profit);
  const words = usdText(Math.abs(difference));
  if (Math.abs(difference) < 0.01) return <p>{t("replay.report.even")}</p>;
  return <p>{t(difference > 0 ? "replay.report.beat" : "replay.report.behind", { difference: words })}</p>;
}

function Revealed({ replay: { instrument, starts_at, reached_at, timeframe, is_surprise } }: { replay: Replay }) {
  const t = useT();
  const language = useLanguage();
  if (instrument === null || starts_at === null || reached_at === null) return null;
  const values = {
    name: instrument.name,
    ticker: instrument.ticker,
    // One that ends before its first bar has seen only what came before.
    from: barDate(Math.min(starts_at, reached_at), timeframe, language, "text"),
    until: barDate(reached_at, timeframe, language, "text"),
  };
  return (
    <Note as="p" className={styles.revealed}>
      {t("replay.report.revealed", values)} {is_surprise && t("replay.report.scaled")}
    </Note>
  );
}

function Figures({ report, position }: { report: Report; position: Replay["account"]["position"] }) {
  const t = useT();
  const language = useLanguage();
  const percent = (value: number) => percentText(value, language, { isSigned: true });
  const moment = ({ bar, profit, profit_percent }: Report["best"]): Pick<Fact, "value" | "note" | "sign"> => ({
    value: `${usdText(profit, { isSigned: true })} (${percent(profit_percent)})`,
    note: t("replay.report.at", { bar }),
    sign: profit_percent,
  });
  const { drawdown, wins, losses, trades } = report;
  const none = t("replay.report.none");
  const facts: Fact[] = [
    {
      label: t("replay.report.hold"),
      explain: asTerm("buyAndHold"),
      value: percent(report.hold_percent),
      sign: report.hold_percent,
    },
    {
      label: t("replay.report.drawdown"),
      explain: asTerm("drawdown"),
      value: drawdown ? percentText(drawdown.percent, language) : none,
      ...(drawdown && { note: t("replay.report.drawdownNote", { bar: drawdown.peak_bar }) }),
    },
    {
      label: t("replay.report.winRate"),
      explain: asTerm("winRate"),
      value: report.win_rate_percent === null ? none : percentText(report.win_rate_percent, language, { decimals: 0 }),
      ...(wins + losses > 0 && { note: t("replay.report.winRateNote", { wins, closed: trades.length }) }),
    },
    {
      label: t("replay.report.averageR"),
      explain: asTerm("r"),
      value: report.average_r === null ? none : rText(report.average_r, language),
      note: t("replay.report.averageRNote", { count: report.r_counted }),
    },
    { label: t("replay.report.best"), ...moment(report.best) },
    { label: t("replay.report.worst"), ...moment(report.worst) },
    ...(position
      ? [
          {
            label: t("replay.report.held"),
            value: `${usdText(position.profit, { isSigned: true })} (${percent(position.profit_percent)})`,
            note: t("replay.positionText", {
              quantity: quantityText(position.quantity, language),
              price: priceText(position.average_price),
            }),
            sign: position.profit_percent,
          },
        ]
      : []),
    { label: t("replay.report.costs"), explain: asTerm("tradingCosts"), value: usdText(report.costs) },
    ...(Number(report.dividends) > 0
      ? [{ label: t("replay.report.dividends"), value: usdText(report.dividends) }]
      : []),
  ];
  return <Facts facts={facts} />;
}

const rText = (r: number, language: Parameters<typeof formatNumber>[1]): string =>
  `${formatNumber(r, language, { maximumFractionDigits: 2, minimumFractionDigits: 2, signDisplay: "exceptZero" })} R`;
