import type { ReactNode } from "react";
import { useT, type Translate } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import type { AuthProblem } from "./auth-errors.ts";
import styles from "./problem-notice.module.css";

const textOf = (t: Translate, { text }: AuthProblem): string => ("own" in text ? text.own : t(text.key, text.values));

/** What went wrong with the whole form. The region is always there, so that screen readers announce what appears in it. */
export function ProblemNotice({ problem, children }: { problem: AuthProblem | null; children?: ReactNode }) {
  const t = useT();
  return (
    <div role="alert" className={styles.region}>
      {problem && (
        <Note tone="wrong">
          <Row gap={3} align="top">
            <Icon name={problem.code ? "alert" : "offline"} size={20} />
            <div>
              <Text weight={700}>{textOf(t, problem)}</Text>
              {problem.code === "InvalidPasswordException" && <p>{t("auth.signUp.passwordHint")}</p>}
              {children}
            </div>
          </Row>
        </Note>
      )}
    </div>
  );
}
