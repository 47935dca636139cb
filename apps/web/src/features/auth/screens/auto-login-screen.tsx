import type { Session } from "@candlewise/contracts/auth/schemas";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "#web/shared/routing/router.tsx";
import { useSendLoginLinkMutation } from "#web/features/auth/api.ts";
import { AuthStage } from "#web/features/auth/auth-stage.tsx";
import { AutoLoginPanel } from "#web/features/auth/recovery/auto-login-panel.tsx";
import { tokenOf } from "#web/features/auth/recovery/link-token.ts";
import { AskEmailForm } from "#web/features/auth/recovery/ask-email-form.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppSelector } from "#web/shared/state/store.ts";
import { LinkSentStep } from "./link-sent-step.tsx";
import { SignedInRedirect } from "./signed-in-redirect.tsx";
import { useBeginSession } from "./use-begin-session.ts";

/**
 * The token of the address, which the address loses at once: it must stay neither in the history nor in a picture of the screen. A later link
 * that is opened in the same tab takes its place.
 */
function useLinkToken(): string | null {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const given = tokenOf(hash);
  const [token, setToken] = useState(given);
  if (given !== null && given !== token) setToken(given);
  useEffect(() => {
    if (hash) navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);
  return token;
}

/** Where a mailed link leads: it signs in when the button is pressed. */
export function AutoLoginScreen() {
  const token = useLinkToken();
  const beginSession = useBeginSession();
  const [isDone, setDone] = useState(false);
  const [worthless, setWorthless] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const enter = (session: Session) => {
    beginSession(session);
    setDone(true);
  };
  if (isDone) return <SignedInRedirect screen="signIn">{null}</SignedInRedirect>;
  if (sentTo !== null) return <LinkSentStep email={sentTo} onBack={() => setSentTo(null)} />;
  if (token === null || token === worthless) return <NewLink isMissing={token === null} onSent={setSentTo} />;
  return <UseLink token={token} onSignedIn={enter} onWorthless={() => setWorthless(token)} />;
}

interface UseLinkProps {
  token: string;
  onSignedIn: (session: Session) => void;
  onWorthless: () => void;
}

function UseLink({ token, onSignedIn, onWorthless }: UseLinkProps) {
  const t = useT();
  const present = useAppSelector(({ auth, session }) =>
    session.status === "signedIn" ? (auth.userInfo?.email ?? null) : null,
  );
  return (
    <AuthStage
      isCompact
      title={t("recovery.auto.title")}
      text={present === null ? t("recovery.auto.text") : t("recovery.auto.present", { email: present })}
    >
      <AutoLoginPanel key={token} token={token} present={present} onSignedIn={onSignedIn} onWorthless={onWorthless} />
    </AuthStage>
  );
}

/** What to do when the link does not work, or is only a part of it. */
function NewLink({ isMissing, onSent }: { isMissing: boolean; onSent: (email: string) => void }) {
  const t = useT();
  const [sendLink] = useSendLoginLinkMutation();
  const toPassword = (
    <>
      {t("recovery.auto.havePassword")}
      <Link to="/auth/signin">{t("auth.signUp.toSignIn")}</Link>
    </>
  );
  return (
    <AuthStage
      isCompact
      title={t(isMissing ? "recovery.auto.missingTitle" : "recovery.auto.usedTitle")}
      text={<p role="alert">{t(isMissing ? "recovery.auto.missing" : "recovery.auto.used")}</p>}
      footer={toPassword}
    >
      <AskEmailForm
        submit="recovery.link.submit"
        onSend={(email) => sendLink({ body: { email } }).unwrap()}
        onSent={onSent}
      />
    </AuthStage>
  );
}
