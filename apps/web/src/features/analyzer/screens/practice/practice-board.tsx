import type { AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import { remarksOnReplay, replayQuestions } from "@candlewise/domain/learning/replay-decision";
import type { ReplayAction, Verdict } from "@candlewise/domain/learning/items";
import { useRef, useState } from "react";
import { isLine } from "#web/features/analyzer/picture/geometry.ts";
import type { PracticeItem } from "#web/features/analyzer/practice/practice-item.ts";
import type { PracticeWords } from "#web/features/analyzer/practice/practice-words.ts";
import { CandleChart } from "#web/features/learning/charts/candle-chart.tsx";
import type { ChartFrame } from "#web/features/learning/charts/geometry.ts";
import { BarMark } from "#web/features/learning/items/common/bar-mark.tsx";
import { KeyCap } from "#web/features/learning/items/common/key-cap.tsx";
import { ReplayReview } from "#web/features/learning/items/replay-decision/replay-review.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { useNoCelebrations } from "#web/shared/ui/celebrations/hold.ts";
import { Card } from "#web/shared/ui/card.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./practice-board.module.css";
import { OFFERED, usePractice } from "./use-practice.ts";

interface PracticeBoardProps {
  item: PracticeItem;
  series: Pick<AnalysisSeries, "kind" | "unit">;
  words: PracticeWords;
  price: (price: number) => string;
  onAgain: () => void;
}

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

function stateOf(verdict: Verdict | null, index: number): "right" | "wrong" | "picked" {
  const part = verdict?.parts[index];
  if (!part) return "picked";
  return part.is_correct ? "right" : "wrong";
}

/** The chart runs from left to right and stops at each decision. After the last one each is judged by the rule, apart from how it turned out. */
export function PracticeBoard({ item, series, words, price, onAgain }: PracticeBoardProps) {
  const t = useT();
  const [said, setSaid] = useState("");
  const stage = useRef<HTMLDivElement>(null);
  const { bars, decimals, description } = item.chart;
  const { actions, shown, isRunning, skip, isAsked, isOver, decide } = usePractice(item, (count) => {
    const bar = bars[count - 1];
    if (bar) setSaid(words.reached(count, price(bar.close)));
  });
  const verdict = isOver ? verdictOn(item, actions) : null;
  useNoCelebrations(!isOver);
  const marks = (frame: ChartFrame) =>
    item.decisions
      .filter(({ at }) => at < shown)
      .map(({ at }, index) => (
        <BarMark key={at} frame={frame} bars={bars} index={at} state={stateOf(verdict, index)} />
      ));
  const name = t("items.replay.decision", { number: actions.length + 1, count: item.decisions.length });
  const onDecide = (action: ReplayAction) => {
    decide(action);
    // The button that had the focus goes with the decision.
    stage.current?.focus({ preventScroll: true });
  };
  return (
    <Stack gap={4}>
      <Card className={styles.board}>
        <CandleChart
          bars={bars.slice(0, shown)}
          slots={bars.length}
          {...{ decimals, description }}
          behind={marks}
          isLine={isLine(series)}
          hasPricesOnly
        />
        <output className="sr-only">{said}</output>
        <div className={styles.stage} ref={stage} tabIndex={-1}>
          {isRunning && (
            <Button look="secondary" isWide onClick={skip}>
              {t("items.replay.skip")}
            </Button>
          )}
          {isAsked && <Decision name={name} onDecide={onDecide} />}
          {verdict && <Outcome verdict={verdict} onAgain={onAgain} />}
        </div>
      </Card>
      {actions.length > 0 && (
        <ReplayReview
          item={{ ...item, decisions: replayQuestions(item) }}
          actions={actions}
          verdict={verdict}
          isOfRange={series.unit === "percent"}
        />
      )}
    </Stack>
  );
}

function Decision({ name, onDecide }: { name: string; onDecide: (action: ReplayAction) => void }) {
  const t = useT();
  return (
    <fieldset className={styles.decision} aria-label={name}>
      <Text size={4} weight={700}>
        {name} · {t("items.replay.flat")}
      </Text>
      <div className={styles.actions}>
        {OFFERED.map((action, index) => (
          <Button key={action} look="secondary" isWide onClick={() => onDecide(action)}>
            <KeyCap aria-hidden="true">{index + 1}</KeyCap>
            {t(`items.replay.${action}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** How many decisions followed the rule. */
function Outcome({ verdict: { parts }, onAgain }: { verdict: Verdict; onAgain: () => void }) {
  const t = useT();
  const right = parts.filter((part) => part.is_correct).length;
  return (
    <Stack gap={3}>
      <Text as="output" size={6} weight={800}>
        {t("chartPractice.result", { right, count: parts.length })}
      </Text>
      <Text size={4} tone="muted">
        {t("chartPractice.process")}
      </Text>
      <Button look="secondary" icon="refresh" onClick={onAgain}>
        {t("chartPractice.again")}
      </Button>
    </Stack>
  );
}
