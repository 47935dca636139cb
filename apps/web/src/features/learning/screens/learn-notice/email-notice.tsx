import { skipToken } from "@reduxjs/toolkit/query/react";
import { useState, type ReactNode } from "react";
import { useGetSecurityQuery } from "#web/features/auth/api.ts";
import { ConfirmEmail } from "#web/features/auth/security/confirm-email.tsx";
import { useGetTourQuery, useSaveTourMutation } from "#web/features/hints/api.ts";
import { useAppSelector } from "#web/shared/state/store.ts";

/** Under which the server remembers that the question was put away. */
const CONFIRM_EMAIL = "confirm-email";

/** Asks for the email to be confirmed, until it is or the learner puts the question away; then shows what is `otherwise` of use. */
export function EmailNotice({ otherwise }: { otherwise: ReactNode }) {
  const user = useAppSelector(({ auth }) => auth.userInfo);
  const { data: security, isError } = useGetSecurityQuery();
  const isUnconfirmed = security?.is_email_verified === false;
  const asked = user && isUnconfirmed ? { params: { id: user.id }, query: { name: CONFIRM_EMAIL } } : skipToken;
  const { data: answer } = useGetTourQuery(asked);
  const [save] = useSaveTourMutation();
  const [isPutAway, setPutAway] = useState(false);
  if (!user) return null;
  if (isError || isPutAway || answer?.is_seen || security?.is_email_verified) return otherwise;
  if (!answer) return null;
  const putAway = () => {
    setPutAway(true);
    void save({ params: { id: user.id }, body: { name: CONFIRM_EMAIL } });
  };
  return <ConfirmEmail email={user.email} onDismiss={putAway} />;
}
