import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from "react";
import type { BarSource, ChartPort } from "#web/shared/chart/chart-port.ts";
import { INDICATORS, type IndicatorName } from "#web/shared/chart/indicators.ts";
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
  const { port, error, retry } = useReplayChart(surface, player, state.edition, replay);
  useOnChart(port, chosen, replay, state);
  return (
    <section className={styles.chart} aria-label={t("replay.chart", { name })}>
      <IndicatorChips chosen={chosen} onChoose={setChosen} />
      <div className={styles.stage}>
        <div ref={surface} dir="ltr" className={styles.surface} aria-hidden="true" />
        {error !== null && (
          <div className={styles.over}>
            <ErrorState error={error} onRetry={retry} />
          </div>
        )}
        {!port && error === null && (
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

function useReplayChart(surface: RefObject<HTMLDivElement | null>, player: Player, edition: number, replay: Replay) {
  const t = useT();
  const language = useLanguage();
  const [port, setPort] = useState<ChartPort | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const { timeframe, id } = replay;
  const isTold = replay.instrument !== null;
  const [decimals] = useState(() => decimalsOf(replay));
  const source = useMemo<BarSource>(
    () => ({
      load: async () => ({
        bars: player.state().candles.map((candle) => toBar(candle, timeframe)),
        hasOlder: false,
      }),
      follow: (_timeframe, _last, onBar) => player.follow((candle) => onBar(toBar(candle, timeframe))),
    }),
    [player, timeframe],
  );
  const fail = useEffectEvent((reason: unknown) => setError(reason));
  useEffect(() => {
    const element = surface.current;
    if (!element) return undefined;
    let opened: ChartPort | null = null;
    let isGone = false;
    const texts = {
      date: (milliseconds: number) => axisText(t, milliseconds / 1000, { isTold, timeframe, language }),
      count: (value: number) => formatNumber(value, language, { notation: "compact", maximumFractionDigits: 2 }),
    };
    const events = {
      onPoint: () => undefined,
      onChange: () => undefined,
      onFailed: (reason: unknown) => fail(reason),
      onLineMoved: () => undefined,
      onDrawn: () => undefined,
      onSelected: () => undefined,
    };
    const open = async () => {
      const { createKlineChart } = await import("#web/shared/chart/kline-chart.ts");
      if (isGone) return;
      opened = createKlineChart(element, { ticker: id, decimals, source, timeframe, texts, events });
      setPort(opened);
    };
    open().catch((reason: unknown) => !isGone && fail(reason));
    return () => {
      isGone = true;
      opened?.dispose();
      setPort(null);
    };
  }, [surface, id, decimals, source, timeframe, isTold, language, t, edition, tries]);
  useTheme(port);
  const retry = () => {
    setError(null);
    setTries(tries + 1);
  };
  return { port, error, retry };
}

function useTheme(port: ChartPort | null): void {
  useEffect(() => {
    if (!port) return undefined;
    const refresh = () => port.refreshTheme();
    const observer = new MutationObserver(refresh);
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    const query = matchMedia("(prefers-color-scheme: dark)");
    query.addEventListener("change", refresh);
    return () => {
      observer.disconnect();
      query.removeEventListener("change", refresh);
    };
  }, [port]);
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
