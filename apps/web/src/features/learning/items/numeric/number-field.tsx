import type { NumericUnit } from "@candlewise/domain/learning/items";
import { useId } from "react";
import { amountText } from "#web/features/learning/charts/number-words.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import styles from "./number-field.module.css";
import { parseNumber } from "../common/parse-number.ts";

interface NumberFieldProps {
  text: string;
  onText: (text: string) => void;
  /** Settles what an ambiguous text means. */
  onReading: (value: number) => void;
  unit: NumericUnit;
  decimals: number;
  labelId: string;
  isLocked: boolean;
  state: "right" | "wrong" | null;
}

/** A number as people of the interface's language write it, with its unit and with what was understood said below. */
export function NumberField({ text, onText, onReading, unit, decimals, labelId, isLocked, state }: NumberFieldProps) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const parsed = parseNumber(text, language, decimals);
  const isBad = parsed.kind === "invalid";
  return (
    <div className={styles.field} data-locked={isLocked}>
      <div className={styles.box} data-state={state} data-bad={isBad} dir="ltr">
        {unit === "usd" && <Affix text="$" />}
        <input
          className={styles.input}
          type="text"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          spellCheck={false}
          value={text}
          readOnly={isLocked}
          placeholder={amountText(0, "none", language)}
          aria-labelledby={`${labelId} ${id}-unit`}
          aria-describedby={`${id}-echo`}
          aria-invalid={isBad}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        {unit !== "usd" && unit !== "none" && <Affix text={unit === "percent" ? "%" : t(`items.unit.${unit}`)} />}
        <span className="sr-only" id={`${id}-unit`}>
          {t(`items.unitName.${unit}`)}
        </span>
      </div>
      <div className={styles.echo} id={`${id}-echo`} data-bad={isBad}>
        {!isLocked && parsed.kind === "number" && t("items.numeric.meaning", { amount: withUnit(parsed.value) })}
        {parsed.kind === "invalid" && t("items.numeric.invalid", { example: amountText(1250.5, "none", language) })}
        {parsed.kind === "ambiguous" && (
          <>
            {t("items.numeric.ambiguous", { text: text.trim() })}
            <span className={styles.readings}>
              {parsed.readings.map((value) => (
                <button key={value} type="button" className={styles.reading} onClick={() => onReading(value)}>
                  {withUnit(value)}
                </button>
              ))}
            </span>
          </>
        )}
      </div>
    </div>
  );

  function withUnit(value: number): string {
    const amount = amountText(value, unit, language);
    return unit === "shares" || unit === "years" || unit === "times"
      ? t(`items.amount.${unit}`, { amount, count: value })
      : amount;
  }
}

const Affix = ({ text }: { text: string }) => (
  <span className={styles.affix} aria-hidden="true">
    {text}
  </span>
);
