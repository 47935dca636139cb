import { useId, type Ref } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
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
  const id = useId();
  const error = fieldError(message);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {t("recovery.code.field")}
      </label>
      <div className={styles.box} data-invalid={error ? "" : undefined}>
        <input
          {...field}
          id={id}
          className={styles.input}
          onChange={({ target }) => field.onChange(codeDigits(target.value))}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          // Digits are of no language: the rules for Arabic letters, which join, are not for them.
          lang="zxx"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
        />
      </div>
      <div id={`${id}-note`} role={error ? "alert" : undefined}>
        {error ? (
          <p className={styles.error}>
            <Icon name="alert" size={18} />
            {error}
          </p>
        ) : (
          <p className={styles.hint}>{t("recovery.code.hint")}</p>
        )}
      </div>
    </div>
  );
}
