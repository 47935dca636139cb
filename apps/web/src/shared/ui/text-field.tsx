import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./text-field.module.css";

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "className"> {
  label: string;
  hint?: ReactNode;
  /** Shown instead of the hint; announced when it appears. */
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled field. `type="password"` brings a button that shows what was typed; pasting is always allowed. */
export function TextField({ label, hint, error, type = "text", id, ...rest }: TextFieldProps) {
  const t = useT();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [isShown, setShown] = useState(false);
  const isPassword = type === "password";
  const noteId = error || hint ? `${fieldId}-note` : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? "" : undefined}>
        <input
          {...rest}
          id={fieldId}
          type={isPassword && isShown ? "text" : type}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
        />
        {isPassword && (
          <span className={styles.trailing}>
            <IconButton
              icon={isShown ? "eyeOff" : "eye"}
              label={t(isShown ? "ui.hidePassword" : "ui.showPassword")}
              onClick={() => setShown(!isShown)}
            />
          </span>
        )}
      </div>
      <div id={noteId} role={error ? "alert" : undefined}>
        {error ? (
          <p className={styles.error}>
            <Icon name="alert" size={18} />
            {error}
          </p>
        ) : (
          hint && <p className={styles.hint}>{hint}</p>
        )}
      </div>
    </div>
  );
}
