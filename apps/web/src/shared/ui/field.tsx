import { useId, type ReactNode } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";
import { Stack } from "./stack.tsx";
import { Text } from "./text.tsx";

/** What the control of a field must have. */
interface ControlProps {
  id: string;
  className: string | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

export interface FieldTexts {
  label: string;
  /** Beside the label: what it means. */
  explanation?: ReactNode;
  hint?: ReactNode;
  /** Shown instead of the hint; announced when it appears. */
  error?: string | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label, the box of one control, and a line below it that helps or says what is wrong. */
export function Field({ label, explanation, hint, error, id, children }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noteId = error || hint ? `${fieldId}-note` : undefined;
  return (
    <Stack gap={2}>
      <div className={styles.label}>
        <label htmlFor={fieldId}>{label}</label>
        {explanation}
      </div>
      <div className={styles.box} data-invalid={error ? "" : undefined}>
        {children({
          id: fieldId,
          className: styles.control,
          "aria-invalid": error ? true : undefined,
          "aria-describedby": noteId,
        })}
      </div>
      {noteId && (
        <div id={noteId} role={error ? "alert" : undefined}>
          {error ? (
            <Problem>{error}</Problem>
          ) : (
            <Text as="div" size={2} tone="muted">
              {hint}
            </Text>
          )}
        </div>
      )}
    </Stack>
  );
}

/** The name of a group of controls, in the type of a field's label. */
export function FieldLegend({ children }: { children: ReactNode }) {
  return <legend className={styles.label}>{children}</legend>;
}

/** A line that says what is wrong. */
function Problem({ size = 2, children }: { size?: 2 | 4; children: ReactNode }) {
  return (
    <Text size={size} className={styles.problem}>
      <Icon name="alert" size={18} />
      <span>{children}</span>
    </Text>
  );
}

/** The place where a problem appears. It is always there, so that screen readers announce what appears in it. */
export function ProblemAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      {children && <Problem size={4}>{children}</Problem>}
    </div>
  );
}
