import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { NoticeCard } from "#web/shared/ui/notice-card.tsx";
import { Sheet } from "#web/shared/ui/sheet.tsx";
import { useChangeEmailMutation, useGetSecurityQuery } from "../api.ts";
import { ProblemNotice } from "../problem-notice.tsx";
import { useSubmission } from "../use-submission.ts";
import { EmailCodeForm } from "./email-code-form.tsx";
import styles from "./security.module.css";

interface ConfirmEmailProps {
  /** The account's own address, which is not confirmed yet. */
  email: string;
  onDismiss?: () => void;
}

/** Asks to confirm the account's address with a mailed code, when it suits. */
export function ConfirmEmail({ email, onDismiss }: ConfirmEmailProps) {
  const t = useT();
  const { data } = useGetSecurityQuery();
  const [changeEmail] = useChangeEmailMutation();
  const [isOpen, setOpen] = useState(false);
  const isSent = data?.pending_email === email;
  const { submit, problem } = useSubmission<void>(async () => {
    await changeEmail({ body: { email } }).unwrap();
  });
  const open = () => {
    setOpen(true);
    if (!isSent) void submit();
  };
  return (
    <>
      <NoticeCard
        icon="mail"
        title={t("security.notice.title")}
        text={t("security.notice.text")}
        onDismiss={onDismiss}
        action={(words, className) => (
          <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
            {words}
          </button>
        )}
      />
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t("security.notice.title")}>
        {problem ? (
          <div className={styles.fields}>
            <ProblemNotice problem={problem} />
            <LinkButton to="/profile/security" look="secondary" isWide>
              {t("security.title")}
            </LinkButton>
          </div>
        ) : (
          <EmailCodeForm email={email} isOwn onDone={() => setOpen(false)} />
        )}
      </Sheet>
    </>
  );
}
