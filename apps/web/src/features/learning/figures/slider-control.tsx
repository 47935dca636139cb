import type { Slider } from "@candlewise/domain/learning/figures";
import { useEffect, useId, useState, type CSSProperties } from "react";
import { figureText } from "#web/features/learning/charts/number-words.ts";
import range from "#web/features/learning/charts/range.module.css";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { Note } from "#web/shared/ui/tinted.tsx";
import styles from "./slider-control.module.css";

interface SliderControlProps {
  slider: Slider;
  step: number;
  onStep: (step: number) => void;
  /** What follows from the value, in words. */
  result: { label: string; value: string };
  /** False where the figure shows it itself. */
  isResultShown: boolean;
}

/** Milliseconds after the last move until the result is said. */
const REST = 600;

/** Moves one number of a figure, by finger, mouse or keys. The value is said with each step, its result when the slider rests. */
export function SliderControl({ slider, step, onStep, result, isResultShown }: SliderControlProps) {
  const id = useId();
  const language = useLanguage();
  const { label, format, values } = slider;
  const write = (index: number) => figureText(values[index] ?? 0, format, language);
  const last = values.length - 1;
  const at: CSSProperties & Record<`--${string}`, number> = { "--at": step / last };
  return (
    <Note tone="sunken" className={styles.control}>
      <p className={styles.line}>
        <label htmlFor={id}>{label}</label>
        <b>{write(step)}</b>
      </p>
      {/* Number lines run from left to right in every language, as charts do. */}
      <div dir="ltr">
        <div className={range.track}>
          <div className={range.rail} style={at} />
          <input
            className={range.slider}
            id={id}
            type="range"
            min={0}
            max={last}
            step={1}
            value={step}
            aria-valuetext={write(step)}
            onChange={(event) => onStep(Number(event.currentTarget.value))}
          />
        </div>
        <p className={range.ends} aria-hidden="true">
          <span>{write(0)}</span>
          <span>{write(last)}</span>
        </p>
      </div>
      {isResultShown && (
        <p className={styles.line}>
          <span>{result.label}</span>
          <b>{result.value}</b>
        </p>
      )}
      <Announcement text={`${result.label}: ${result.value}`} step={step} />
    </Note>
  );
}

/** Says a text once nothing has moved for a moment; nothing before the first move. */
function Announcement({ text, step }: { text: string; step: number }) {
  const [first] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  const [said, setSaid] = useState("");
  if (step !== first && !hasMoved) setMoved(true);
  useEffect(() => {
    if (!hasMoved) return;
    const timer = setTimeout(() => setSaid(text), REST);
    return () => clearTimeout(timer);
  }, [text, hasMoved]);
  return <output className="sr-only">{said}</output>;
}
