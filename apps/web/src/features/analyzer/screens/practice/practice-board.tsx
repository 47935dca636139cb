import { REPLAY_ACTIONS, remarksOnReplay, replayQuestions } from "@candlewise/domain/learning/replay-decision";
import type { ReplayAction, Verdict } from "@candlewise/domain/learning/items";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PracticeItem } from "#web/features/analyzer/practice/practice-item.ts";
import { CandleChart } from "#web/features/learning/charts/candle-chart.tsx";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import { BarMark } from "#web/features/learning/items/common/bar-mark.tsx";
import { KeyCap } from "#web/features/learning/items/common/key-cap.tsx";
import { ReplayReview } from "#web/features/learning/items/replay-decision/replay-review.tsx";
import { useRun } from "#web/features/learning/items/replay-decision/use-run.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./practice-board.module.css";

interface PracticeBoardProps {
  item: PracticeItem;
  price: (price: number) => string;
  onAgain: () => void;
}

/** Wait, buy, sell. */
const OFFERED = REPLAY_ACTIONS.filter((action) => action !== "move_stop");

function verdictOn(item: PracticeItem, actions: ReplayAction[]): Verdict | null {
  const parts = remarksOnReplay(item, { type: "replay_decision", actions });
  return (
    parts && {
      is_correct: parts.every((part) => part.is_correct),
      is_nearly: false,
      can_retry: false,
      parts,
      explanation: item.explanation,
      solution: { type: "replay_decision", actions: item.decisions.map(({ right }) => right) },
      tolerance: null,
      estimate: null,
    }
  );
}

/** The chart runs from left to right and stops at each decision. After the last one each is judged by the rule, apart from how it turned out. */
export function PracticeBoard({ item, price, onAgain }: PracticeBoardProps) {
  const t = useT();
  const [actions, setActions] = useState<ReplayAction[]>([]);
  const [said, setSaid] = useState("");
  const stage = useRef<HTMLDivElement>(null);
  const { bars, decimals, description } = item.chart;
  const next = item.decisions[actions.length];
  const { shown, isRunning, skip } = useRun(next ? next.at + 1 : bars.length, (count) => {
    const bar = bars[count - 1];
    if (bar) setSaid(t("chartPractice.candle", { number: count, close: price(bar.close) }));
  });
  const isAsked = next !== undefined && !isRunning;
  const isOver = next === undefined && !isRunning;
  const verdict = isOver ? verdictOn(item, actions) : null;
  const right = verdict?.parts.filter((part) => part.is_correct).length ?? 0;
  const decide = (action: ReplayAction) => {
    setActions([...actions, action]);
    // The button that had the focus goes with the decision.
    stage.current?.focus({ preventScroll: true });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = /^[1-3]$/.test(event.key) ? OFFERED[Number(event.key) - 1] : undefined;
    if (!isAsked || !action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    decide(action);
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const marks = (frame: ChartFrame) =>
    item.decisions
      .filter(({ at }) => at < shown)
      .map(({ at }, index) => {
        const part = verdict?.parts[index];
        const state = part ? (part.is_correct ? "right" : "wrong") : "picked";
        return <BarMark key={at} frame={frame} bars={bars} index={at} state={state} />;
      });
  const name = t("items.replay.decision", { number: actions.length + 1, count: item.decisions.length });
  return (
    <Stack gap={4}>
      <Card className={styles.board}>
        <CandleChart
          bars={bars.slice(0, shown)}
          slots={bars.length}
          decimals={decimals}
          description={description}
          behind={marks}
          hasPricesOnly
        />
        <output className="sr-only">{said}</output>
        <div className={styles.stage} ref={stage} tabIndex={-1}>
          {isRunning && (
            <Button look="secondary" isWide onClick={skip}>
              {t("items.replay.skip")}
            </Button>
          )}
          {isAsked && (
            <fieldset className={styles.decision} aria-label={name} data-decision={actions.length}>
              <Text size={4} weight={700}>
                {name} · {t("items.replay.flat")}
              </Text>
              <div className={styles.actions}>
                {OFFERED.map((action, index) => (
                  <Button key={action} look="secondary" isWide onClick={() => decide(action)}>
                    <KeyCap aria-hidden="true">{index + 1}</KeyCap>
                    {t(`items.replay.${action}`)}
                  </Button>
                ))}
              </div>
            </fieldset>
          )}
          {verdict && (
            <Stack gap={3}>
              <Text as="output" size={6} weight={800}>
                {t("chartPractice.result", { right, count: item.decisions.length })}
              </Text>
              <Text size={4} tone="muted">
                {t("chartPractice.process")}
              </Text>
              <Button look="secondary" icon="refresh" onClick={onAgain}>
                {t("chartPractice.again")}
              </Button>
            </Stack>
          )}
        </div>
      </Card>
      {actions.length > 0 && (
        <ReplayReview item={{ ...item, decisions: replayQuestions(item) }} actions={actions} verdict={verdict} />
      )}
    </Stack>
  );
}
