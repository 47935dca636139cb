import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from "react";
import type { BarSource, ChartPort } from "#web/modules/chart/chart-port.ts";
import { INDICATORS, type IndicatorName } from "#web/modules/chart/indicators.ts";
import { surfaceStyles } from "#web/modules/chart/stage-styles.ts";
import { useChart, type OpenChart } from "#web/modules/chart/use-chart.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { CandleLoader } from "#web/shared/ui/skeleton.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { Chip, Chips } from "#web/shared/ui/choice.tsx";
import type { Replay } from "./api.ts";
import { errorKey } from "./errors.ts";
import { useCancelOrder } from "./use-cancel-order.ts";
import { replayTexts, toBar } from "./bar-texts.ts";
import { linesOf, marksOf } from "./chart-lines.ts";
import type { Player, PlayerState } from "./player.ts";
import { Card } from "#web/shared/ui/card.tsx";
import stage from "#web/modules/chart/chart-stage.module.css";
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
  const { cancel } = useCancelOrder(player, replay.id);
  const removeLine = async (id: string) => {
    const problem = await cancel(id);
    if (problem !== null) toast(t(errorKey(problem)), { variant: "error" });
  };
  const { port, status, error, retry } = useReplayChart(
    surface,
    player,
    state.edition,
    replay,
    (id) => void removeLine(id),
  );
  useOnChart(port, chosen, replay, state);
  return (
    <Card as="section" isFlush aria-label={t("replay.chart", { name })}>
      <IndicatorChips chosen={chosen} onChoose={setChosen} />
      <div className={stage.stage}>
        <div
          ref={surface}
          dir="ltr"
          {...surfaceStyles(
            chosen.map((name) => ({ name })),
            styles.surface,
          )}
          aria-hidden="true"
        />
        {status === "failed" && (
          <div className={stage.over}>
            <ErrorState error={error} onRetry={retry} />
          </div>
        )}
        {status === "loading" && (
          <div className={stage.over}>
            <CandleLoader label={t("ui.loading")} />
          </div>
        )}
      </div>
    </Card>
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
  onLineRemoved: (id: string) => void,
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
  const texts = useMemo(
    () => replayTexts(t, { isRevealed, timeframe, language }),
    [t, isRevealed, timeframe, language],
  );
  return useChart(surface, { ticker: id, decimals, source, timeframe, texts, onLineRemoved });
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
