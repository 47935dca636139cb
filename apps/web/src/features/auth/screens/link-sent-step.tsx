import { AuthStage } from "#web/features/auth/auth-stage.tsx";
import { LinkSent } from "#web/features/auth/recovery/link-sent.tsx";
import { SentTo } from "#web/features/auth/recovery/sent-to.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";

/** The second step of sign-in by a mailed link: it goes on in the mailbox. */
export function LinkSentStep({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useT();
  return (
    <AuthStage
      isCompact
      title={t("recovery.sent.title")}
      text={<SentTo text="recovery.link.sent" email={email} onChange={onBack} />}
    >
      <LinkSent email={email} onBack={onBack} />
    </AuthStage>
  );
}
