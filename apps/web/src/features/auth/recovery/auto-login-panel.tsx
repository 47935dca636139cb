import type { Session } from "@candlewise/contracts/auth/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { useAutoLoginMutation } from "../api.ts";
import styles from "../auth-form.module.css";
import { ProblemNotice } from "../problem-notice.tsx";
import { useSubmission } from "../use-submission.ts";

interface AutoLoginPanelProps {
  token: string;
  /** The email of who is signed in here already. */
  present: string | null;
  onSignedIn: (session: Session) => void;
  /** The link was used, or is too old, or its account is gone. */
  onWorthless: () => void;
}

const WORTHLESS: readonly unknown[] = ["CodeMismatchException", "UserNotFoundException"];

/** Spends the token of a mailed link on a click: programs that open links in emails do not click. */
export function AutoLoginPanel({ token, present, onSignedIn, onWorthless }: AutoLoginPanelProps) {
  const t = useT();
  const [autoLogin] = useAutoLoginMutation();
  const { submit, isBusy, problem } = useSubmission<void>(
    async () => onSignedIn(await autoLogin({ body: { token } }).unwrap()),
    { endsWithSuccess: true },
  );
  const signIn = async () => {
    const found = await submit();
    if (WORTHLESS.includes(found?.code)) onWorthless();
  };
  return (
    <div className={styles.form}>
      <ProblemNotice problem={problem} />
      <Button isWide isBusy={isBusy} onClick={() => void signIn()}>
        {t("auth.signIn.submit")}
      </Button>
      {present !== null && (
        <LinkButton to="/learn" look="secondary" isWide>
          {t("recovery.auto.stay")}
        </LinkButton>
      )}
    </div>
  );
}
