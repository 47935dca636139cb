import { useId, useRef, useState } from "react";
import { amountText } from "#web/features/learning/charts/number-words.ts";
import { decimalSeparator } from "#web/shared/i18n/parse-decimal.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Sheet } from "#web/shared/ui/sheet.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import styles from "./calculator.module.css";
import { calculate } from "./calculate.ts";
import { Key } from "./number-keys.tsx";
import { eraseKey, typeKey } from "./type-key.ts";
import type { TypedText } from "./type-key.ts";
import { useCaret } from "./use-caret.ts";

interface CalculatorProps {
  isOpen: boolean;
  onClose: () => void;
  /** Decimals of the answer. */
  decimals: number;
  onUse: (value: number) => void;
}

const ROWS = [
  ["7", "8", "9", "÷"],
  ["4", "5", "6", "×"],
  ["1", "2", "3", "−"],
] as const;

/** Four operations and percent, on the screen's keys or a keyboard; its result goes into the field. */
export function Calculator({ isOpen, onClose, decimals, onUse }: CalculatorProps) {
  const t = useT();
  const language = useLanguage();
  const separator = decimalSeparator(language);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const { selection, place } = useCaret(input, text);
  const exact = calculate(text, separator);
  const value = exact === null ? null : Number(exact.toFixed(decimals));
  const put = (typed: TypedText) => {
    setText(typed.text);
    place(typed.caret);
  };
  const use = () => {
    if (value === null) return;
    onUse(value);
    setText("");
    onClose();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("items.calculator")} initialFocus={input}>
      <Stack gap={3} className={styles.calculator} dir="ltr">
        <Note tone="sunken" className={styles.display}>
          <input
            ref={input}
            className={styles.input}
            type="text"
            inputMode="none"
            autoComplete="off"
            spellCheck={false}
            value={text}
            aria-label={t("items.calculator.sum")}
            aria-describedby={id}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              use();
            }}
          />
          <Text id={id} as="output" size={5} weight={600} tone="muted" className={styles.result}>
            {exact === null ? "" : `= ${amountText(exact, "none", language)}`}
          </Text>
        </Note>
        <CalculatorKeys {...{ text, selection, put, separator }} />
      </Stack>
      <Button isWide onClick={use} aria-disabled={value === null || undefined}>
        {value === null
          ? t("items.calculator.useResult")
          : t("items.calculator.use", { amount: amountText(value, "none", language) })}
      </Button>
    </Sheet>
  );
}

interface CalculatorKeysProps {
  text: string;
  selection: () => readonly [number, number];
  put: (typed: TypedText) => void;
  separator: string;
}

function CalculatorKeys({ text, selection, put, separator }: CalculatorKeysProps) {
  const t = useT();
  const key = (sign: string) => (
    <Key key={sign} look={/\d/.test(sign) ? "digit" : "tool"} onClick={() => put(typeKey(text, selection(), sign))}>
      {sign}
    </Key>
  );
  return (
    <div className={styles.keys}>
      <Key label={t("items.calculator.clear")} look="tool" onClick={() => put({ text: "", caret: 0 })}>
        C
      </Key>
      {["%", separator].map(key)}
      <Key label={t("items.keys.erase")} look="tool" onClick={() => put(eraseKey(text, selection()))}>
        ⌫
      </Key>
      {ROWS.flat().map(key)}
      <Key look="wide" onClick={() => put(typeKey(text, selection(), "0"))}>
        0
      </Key>
      {["000", "+"].map(key)}
    </div>
  );
}
