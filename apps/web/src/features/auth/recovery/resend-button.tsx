import { useEffect, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { ProblemNotice } from "../problem-notice.tsx";
import { useSubmission } from "../use-submission.ts";
import styles from "./resend-button.module.css";

/** Seconds: most letters are there by then. */
const WAIT = 30;

/** Sends the email again, after a wait: a second click would send a second code while the first one is being typed. */
export function ResendButton({ onSend }: { onSend: () => Promise<unknown> }) {
  const t = useT();
  const [left, setLeft] = useState(WAIT);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const { submit, isBusy, problem } = useSubmission<void>(async () => {
    await onSend();
    setSent(true);
    setLeft(WAIT);
  });
  const resend = () => {
    setSent(false);
    void submit();
  };
  return (
    <Stack gap={1} className={styles.resend}>
      <ProblemNotice problem={problem} />
      {/* It keeps the focus while it waits. */}
      <Button look="quiet" isBusy={isBusy} aria-disabled={left > 0} onClick={left > 0 ? undefined : resend}>
        {left > 0 ? t("recovery.resendIn", { seconds: left }) : t("recovery.resend")}
      </Button>
      <Text as="output" size={2} weight={600} tone="muted" className={styles.sent}>
        {isSent && t("recovery.resent")}
      </Text>
    </Stack>
  );
}
