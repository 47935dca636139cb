import { useEffect, useRef, useState, type ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { CandleMood, type Mood } from "#web/shared/ui/candle-mood.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { CANDLES, shapeOf, type Shape } from "./candles.ts";
import { CandleDrawing } from "./candle-drawing.tsx";
import styles from "./chart-question.module.css";

interface ChartQuestionProps {
  /** Where to go from here. */
  children: ReactNode;
}

/** The example question of the front door. One tap answers it, and the verdict is in the page. */
export function ChartQuestion({ children }: ChartQuestionProps) {
  const t = useT();
  const [picked, setPicked] = useState<number | null>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // A tap on the prerendered page, before its scripts ran.
    const early = group.current?.querySelector<HTMLInputElement>("input:checked");
    if (early) setPicked(Number(early.value));
  }, []);
  const candle = picked === null ? undefined : CANDLES[picked];
  const shape = candle && shapeOf(candle);
  return (
    <Stack gap={3} className={styles.card}>
      <h2 id="question">{t("welcome.question")}</h2>
      <fieldset
        ref={group}
        className={styles.chart}
        dir="ltr"
        data-solved={shape === "hammer" || undefined}
        aria-labelledby="question"
      >
        <CandleDrawing smiling={shape === "hammer" ? picked : null} />
        <div className={styles.targets}>
          {CANDLES.map((each, at) => (
            <label key={at} className={styles.target}>
              <input
                type="radio"
                name="candle"
                value={at}
                autoComplete="off"
                className={styles.radio}
                onChange={() => setPicked(at)}
              />
              <span className="sr-only">{t("welcome.candle", { ...each, at: at + 1, count: CANDLES.length })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Text as="div" size={4} tone="muted" className={styles.verdict} data-shape={shape}>
        <CandleMood mood={moodOf(shape)} size={56} />
        <output>
          {candle && shape ? <Verdict shape={shape} low={candle.low} close={candle.close} /> : t("welcome.hint")}
        </output>
      </Text>
      <Stack gap={1} className={styles.ways}>
        {children}
      </Stack>
    </Stack>
  );
}

function moodOf(shape: Shape | undefined): Mood {
  if (!shape) return "thinking";
  return shape === "hammer" ? "happy" : "nearly";
}

function Verdict({ shape, low, close }: { shape: Shape; low: number; close: number }) {
  const t = useT();
  return (
    <>
      <strong>{t(shape === "hammer" ? "welcome.right" : "welcome.wrong")}</strong>{" "}
      {t(`welcome.shape.${shape}`, { low, close })}
    </>
  );
}
