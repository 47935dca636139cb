import type { FormEventHandler, ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import type { AuthProblem } from "../auth-errors.ts";
import { ProblemNotice } from "../problem-notice.tsx";
import styles from "./security.module.css";

interface FormFrameProps {
  /** Fields. */
  children: ReactNode;
  /** What useSubmission returned. */
  submission: { problem: AuthProblem | null; isBusy: boolean; clear: () => void };
  submitLabel: string;
  onSubmit: FormEventHandler;
  onCancel?: () => void;
}

/** A form inside of a row. */
export function FormFrame({
  children,
  submission: { problem, isBusy, clear },
  submitLabel,
  onSubmit,
  onCancel,
}: FormFrameProps) {
  const t = useT();
  return (
    <form className={styles.fields} method="post" noValidate onChange={clear} onSubmit={onSubmit}>
      {children}
      <ProblemNotice problem={problem} />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {t("ui.cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}
