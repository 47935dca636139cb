import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from "react";
import type { BarSource, ChartPort, ChartTexts } from "#web/modules/chart/chart-port.ts";
import { INDICATORS, type IndicatorName } from "#web/modules/chart/indicators.ts";
import { useChart, type OpenChart } from "#web/modules/chart/use-chart.ts";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { CandleLoader } from "#web/shared/ui/skeleton.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { Chip, Chips } from "#web/shared/ui/choice.tsx";
import type { Replay } from "./api.ts";
import { axisText, toBar } from "./bar-texts.ts";
import { linesOf, marksOf } from "./chart-lines.ts";
import type { Player, PlayerState } from "./player.ts";
import styles from "./replay.module.css";

const OFFERED = ["VOL", "MA", "BOLL", "RSI", "MACD"] as const satisfies readonly IndicatorName[];
type Offered = (typeof OFFERED)[number];

interface ReplayChartProps {
  player: Player;
  state: PlayerState;
  replay: Replay;
  name: string;
}

/**
 * The bars that were reached, with orders, position and trades. Nothing of it can be scrolled into the future: there is none. For who does
 * not see it the same bars stand in `BarTable`.
 */
export function ReplayChart({ player, state, replay, name }: ReplayChartProps) {
  const t = useT();
  const surface = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly Offered[]>(["VOL"]);
  const { port, status, error, retry } = useReplayChart(surface, player, state.edition, replay);
  useOnChart(port, chosen, replay, state);
  return (
    <section className={styles.chart} aria-label={t("replay.chart", { name })}>
      <IndicatorChips chosen={chosen} onChoose={setChosen} />
      <div className={styles.stage}>
        <div ref={surface} dir="ltr" className={styles.surface} aria-hidden="true" />
        {status === "failed" && (
          <div className={styles.over}>
            <ErrorState error={error} onRetry={retry} />
          </div>
        )}
        {status === "loading" && (
          <div className={styles.over}>
            <CandleLoader label={t("ui.loading")} />
          </div>
        )}
      </div>
    </section>
  );
}

function IndicatorChips({
  chosen,
  onChoose,
}: {
  chosen: readonly Offered[];
  onChoose: (chosen: readonly Offered[]) => void;
}) {
  const t = useT();
  return (
    <div className={styles.indicators}>
      <Chips label={t("replay.indicators")}>
        {OFFERED.map((name) => (
          <Chip
            key={name}
            isOn={chosen.includes(name)}
            onChange={(isOn) => onChoose(isOn ? [...chosen, name] : chosen.filter((each) => each !== name))}
          >
            <span dir="ltr">{name}</span>
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

/** Prices are quoted in hundredths of a cent below 10 dollars. */
const decimalsOf = ({ price }: Replay): number => (Number(price) < 10 ? 4 : 2);

function useReplayChart(
  surface: RefObject<HTMLDivElement | null>,
  player: Player,
  edition: number,
  replay: Replay,
): OpenChart {
  const t = useT();
  const language = useLanguage();
  const { timeframe, id } = replay;
  const isRevealed = replay.instrument !== null;
  const [decimals] = useState(() => decimalsOf(replay));
  // A step back is another edition, of which the chart loads all bars again.
  const source = useMemo<BarSource & { edition: number }>(
    () => ({
      edition,
      load: async () => ({
        bars: player.state().candles.map((candle) => toBar(candle, timeframe)),
        hasOlder: false,
      }),
      follow: (_timeframe, _last, onBar) => player.follow((candle) => onBar(toBar(candle, timeframe))),
    }),
    [player, timeframe, edition],
  );
  const texts = useMemo<ChartTexts>(
    () => ({
      date: (milliseconds) => axisText(t, milliseconds / 1000, { isRevealed, timeframe, language }),
      count: (value) => formatNumber(value, language, { notation: "compact", maximumFractionDigits: 2 }),
    }),
    [t, isRevealed, timeframe, language],
  );
  return useChart(surface, { ticker: id, decimals, source, timeframe, texts });
}

function useOnChart(
  port: ChartPort | null,
  chosen: readonly Offered[],
  replay: Replay,
  { candles }: Pick<PlayerState, "candles">,
): void {
  const t = useT();
  const language = useLanguage();
  useEffect(() => {
    const specs = INDICATORS.filter(({ name }) => chosen.some((each) => each === name));
    port?.setIndicators(specs.map(({ name, params }) => ({ name, params: params.map(({ value }) => value) })));
  }, [port, chosen]);
  useEffect(() => port?.setLines(linesOf(replay, t, language)), [port, replay, t, language]);
  // Marks are set once their bars are there.
  const marks = useMemo(() => marksOf(replay, candles), [replay, candles]);
  const key = marks.map(({ id }) => id).join();
  const put = useEffectEvent(() => port?.setMarks(marks));
  useEffect(() => put(), [port, key]);
}
