import type { Ref } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Field } from "#web/shared/ui/field.tsx";
import { useFieldError } from "../use-field-error.ts";
import { codeDigits } from "./code-digits.ts";
import styles from "./code-field.module.css";

interface CodeFieldProps {
  /** What react-hook-form gives a controlled field. */
  field: {
    name: string;
    value: string;
    onChange: (code: string) => void;
    onBlur: () => void;
    ref: Ref<HTMLInputElement>;
  };
  /** What the rule said. */
  message: string | undefined;
}

/** Six digits from a letter: one input, so that pasting and the phone's own suggestion work, drawn as six places. */
export function CodeField({ field, message }: CodeFieldProps) {
  const t = useT();
  const fieldError = useFieldError();
  return (
    <Field label={t("recovery.code.field")} hint={t("recovery.code.hint")} error={fieldError(message)}>
      {(control) => (
        <span className={styles.places}>
          <input
            {...field}
            {...control}
            className={styles.input}
            onChange={({ target }) => field.onChange(codeDigits(target.value))}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            // Digits are of no language: the rules for Arabic letters, which join, are not for them.
            lang="zxx"
          />
        </span>
      )}
    </Field>
  );
}
