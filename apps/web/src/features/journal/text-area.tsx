import { useId } from "react";
import styles from "./journal.module.css";

interface TextAreaProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
}

/** Letters that the server keeps of one text. */
const LONGEST = 4000;

/** A labelled field for more than a line; it grows with what is written. */
export function TextArea({ label, hint, value, onChange, rows = 2 }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.fieldLabel} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.area}
        dir="auto"
        rows={rows}
        maxLength={LONGEST}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
