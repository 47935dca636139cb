import { useRef } from "react";
import type { KeyboardEvent } from "react";
import { BarTable } from "#web/features/learning/charts/bar-table.tsx";
import { CandleChart } from "#web/features/learning/charts/candle-chart.tsx";
import { ChartCard } from "#web/features/learning/charts/chart-card.tsx";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { BarMark } from "../common/bar-mark.tsx";
import chartStyles from "../common/chart-item.module.css";
import { KeyCap } from "../common/key-cap.tsx";
import { stateOfPart } from "../item-props.ts";
import type { ItemProps } from "../item-props.ts";
import { ReplayReview } from "./replay-review.tsx";
import styles from "./replay-item.module.css";
import { useReplay } from "./use-replay.ts";

/** The chart stops at each decision and runs on once it was made. */
export function ReplayItem(props: ItemProps<"replay_decision">) {
  const { item, draft, verdict } = props;
  const { bars, decimals, description } = item.chart;
  const replay = useReplay(props);
  const visible = bars.slice(0, replay.shown);
  const marks = (frame: ChartFrame) =>
    item.decisions
      .filter(({ at }) => at < replay.shown)
      .map(({ at }, index) => (
        <BarMark
          key={at}
          frame={frame}
          bars={bars}
          index={at}
          state={stateOfPart(verdict, String(index)) ?? "picked"}
        />
      ));
  return (
    <div className={chartStyles.chartItem}>
      <ChartCard table={() => <BarTable bars={visible} decimals={decimals} />}>
        <CandleChart bars={visible} slots={bars.length} {...{ decimals, description }} behind={marks} />
        {verdict === null && <Decision {...replay} isHolding={item.holds} />}
      </ChartCard>
      {draft.actions.length > 0 && <ReplayReview {...{ item, verdict }} actions={draft.actions} />}
    </div>
  );
}

type DecisionProps = ReturnType<typeof useReplay> & { isHolding: boolean };

/** What can be done now, or the way to skip the candles on the way. */
function Decision({ isRunning, skip, made, name, offered, decide, decideByNumber, isHolding }: DecisionProps) {
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  // The button that had the focus goes with the decision.
  const keepFocus = () => stage.current?.focus({ preventScroll: true });
  // Without a player, as in the gallery, digits work while the focus is in the item.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-4]$/.test(event.key)) return;
    if (!decideByNumber(Number(event.key))) return;
    event.preventDefault();
    keepFocus();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- digits for the buttons inside
    <div className={styles.stage} ref={stage} tabIndex={-1} onKeyDown={onKeyDown}>
      {isRunning && (
        <Button look="secondary" isWide onClick={skip}>
          {t("items.replay.skip")}
        </Button>
      )}
      {offered.length > 0 && (
        <fieldset className={styles.decision} data-decision={made} aria-label={name}>
          <Text size={4} weight={700}>
            {name} · {t(isHolding ? "items.replay.holds" : "items.replay.flat")}
          </Text>
          <div className={styles.actions}>
            {offered.map((action, index) => (
              <Button
                key={action}
                look="secondary"
                isWide
                onClick={() => {
                  decide(action);
                  keepFocus();
                }}
              >
                <KeyCap aria-hidden="true">{index + 1}</KeyCap>
                {t(`items.replay.${action}`)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
