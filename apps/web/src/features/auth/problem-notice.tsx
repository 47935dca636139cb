import type { ReactNode } from "react";
import { useT, type Translate } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import type { AuthProblem } from "./auth-errors.ts";
import styles from "./problem-notice.module.css";

const textOf = (t: Translate, { text }: AuthProblem): string => ("own" in text ? text.own : t(text.key, text.values));

/** What went wrong with the whole form. The region is always there, so that screen readers announce what appears in it. */
export function ProblemNotice({ problem, children }: { problem: AuthProblem | null; children?: ReactNode }) {
  const t = useT();
  return (
    <div role="alert" className={styles.region}>
      {problem && (
        <div className={styles.notice}>
          <Icon name={problem.code ? "alert" : "offline"} size={20} />
          <div>
            <p className={styles.what}>{textOf(t, problem)}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
