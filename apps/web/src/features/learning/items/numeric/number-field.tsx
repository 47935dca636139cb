import type { NumericUnit } from "@candlewise/domain/learning/items";
import { Suspense, useId, useRef, useState } from "react";
import { amountText } from "#web/features/learning/charts/number-words.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { decimalSeparator } from "#web/shared/i18n/parse-decimal.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import "../common/answer-box.css";
import styles from "./number-field.module.css";
import { NumberKeys } from "./number-keys.tsx";
import { eraseKey, turnSign, typeKey } from "./type-key.ts";
import type { TypedText } from "./type-key.ts";
import { useCaret } from "./use-caret.ts";
import { useAmount } from "../common/use-amount.ts";
import { VerdictMark } from "../common/verdict-mark.tsx";
import { parseNumber, type ParsedNumber } from "../common/parse-number.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const Calculator = lazyComponent(() => import("./calculator.tsx"), "Calculator");

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
  const input = useRef<HTMLInputElement>(null);
  const { selection, place } = useCaret(input, text);
  // The system's pad stays away where ours is; a keyboard that is plugged in types as ever.
  const [hasKeys] = useState(() => matchMedia("(pointer: coarse)").matches);
  const put = (typed: TypedText) => {
    onText(typed.text);
    place(typed.caret);
  };
  return (
    <Stack gap={2} data-locked={isLocked}>
      <Row gap={2} className={`answer-box ${styles.box}`} data-state={state} data-bad={isBad} dir="ltr">
        {unit === "usd" && <Affix text="$" />}
        <input
          ref={input}
          className={styles.input}
          type="text"
          inputMode={hasKeys ? "none" : "decimal"}
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
        <VerdictMark state={state} />
      </Row>
      <Echo id={`${id}-echo`} {...{ text, parsed, unit, isLocked, onReading }} />
      {!isLocked && <Keys put={put} {...{ text, selection, decimals, onReading }} />}
    </Stack>
  );
}

interface EchoProps {
  id: string;
  text: string;
  parsed: ParsedNumber;
  unit: NumericUnit;
  isLocked: boolean;
  onReading: (value: number) => void;
}

/** Says below the field what was understood, or asks. */
function Echo({ id, text, parsed, unit, isLocked, onReading }: EchoProps) {
  const t = useT();
  const language = useLanguage();
  const withUnit = useAmount(unit);
  return (
    <Text
      as="div"
      size={4}
      weight={600}
      tone="muted"
      className={styles.echo}
      id={id}
      data-bad={parsed.kind === "invalid"}
    >
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
    </Text>
  );
}

interface KeysProps {
  text: string;
  selection: () => readonly [number, number];
  put: (typed: TypedText) => void;
  decimals: number;
  onReading: (value: number) => void;
}

/** The keys of a touch screen, and the calculator. */
function Keys({ text, selection, put, decimals, onReading }: KeysProps) {
  const t = useT();
  const language = useLanguage();
  // Null until it is opened first: many answers need no calculator.
  const [isCalculating, setCalculating] = useState<boolean | null>(null);
  return (
    <>
      <NumberKeys
        separator={decimalSeparator(language)}
        onKey={(key) => put(typeKey(text, selection(), key))}
        onErase={() => put(eraseKey(text, selection()))}
        onSign={() => put(turnSign(text, selection()[1]))}
        onCalculator={() => setCalculating(true)}
      />
      <div className={styles.calculate}>
        <Button look="quiet" onClick={() => setCalculating(true)}>
          {t("items.calculator")}
        </Button>
      </div>
      {isCalculating !== null && (
        <Suspense>
          <Calculator
            isOpen={isCalculating}
            onClose={() => setCalculating(false)}
            decimals={decimals}
            onUse={onReading}
          />
        </Suspense>
      )}
    </>
  );
}

const Affix = ({ text }: { text: string }) => (
  <span className={styles.affix} aria-hidden="true">
    {text}
  </span>
);
