import { useState, type InputHTMLAttributes, type Ref } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { IconButton } from "./button.tsx";
import { Field, type FieldTexts } from "./field.tsx";
import styles from "./field.module.css";

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, "className"> {
  ref?: Ref<HTMLInputElement>;
}

/** A labeled field. `type="password"` brings a button that shows what was typed; pasting is always allowed. */
export function TextField({ label, explanation, hint, error, type = "text", id, ...rest }: TextFieldProps) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  const isPassword = type === "password";
  return (
    <Field label={label} explanation={explanation} hint={hint} error={error} id={id}>
      {(control) => (
        <>
          <input {...rest} {...control} type={isPassword && isShown ? "text" : type} />
          {isPassword && (
            <span className={styles.trailing}>
              <IconButton
                icon={isShown ? "eyeOff" : "eye"}
                label={t(isShown ? "ui.hidePassword" : "ui.showPassword")}
                onClick={() => setShown(!isShown)}
              />
            </span>
          )}
        </>
      )}
    </Field>
  );
}
