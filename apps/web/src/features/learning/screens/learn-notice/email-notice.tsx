import type { ReactNode } from "react";
import { useGetSecurityQuery } from "#web/features/auth/api.ts";
import { ConfirmEmail } from "#web/features/auth/security/confirm-email.tsx";
import { usePutAway } from "#web/features/hints/use-put-away.ts";
import { useAppSelector } from "#web/shared/state/store.ts";

/** Asks for the email to be confirmed, until it is or the learner puts the question away; then shows what is `otherwise` of use. */
export function EmailNotice({ otherwise }: { otherwise: ReactNode }) {
  const user = useAppSelector(({ auth }) => auth.userInfo);
  const { data: security, isError } = useGetSecurityQuery();
  if (!user) return null;
  if (security?.is_email_verified === false) return <Unconfirmed email={user.email} otherwise={otherwise} />;
  return security || isError ? otherwise : null;
}

function Unconfirmed({ email, otherwise }: { email: string; otherwise: ReactNode }) {
  const { isAway, putAway } = usePutAway("confirm-email");
  if (isAway === null) return null;
  return isAway ? otherwise : <ConfirmEmail email={email} onDismiss={putAway} />;
}
