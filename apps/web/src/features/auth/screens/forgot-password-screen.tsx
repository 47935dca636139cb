import type { Session } from "@candlewise/contracts/auth/schemas";
import { Suspense, useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "#web/shared/routing/router.tsx";
import { useForgotPasswordMutation } from "#web/features/auth/api.ts";
import { AuthStage } from "#web/features/auth/auth-stage.tsx";
import { AskEmailForm } from "#web/features/auth/recovery/ask-email-form.tsx";
import { SentTo } from "#web/features/auth/recovery/sent-to.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { readAuthVisit } from "./auth-visit.ts";
import { SignedInRedirect } from "./signed-in-redirect.tsx";
import { useBeginSession } from "./use-begin-session.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const loadForm = () => import("#web/features/auth/recovery/new-password-form.tsx");
const NewPasswordForm = lazyComponent(loadForm, "NewPasswordForm");

/** An email, then the mailed code and a new password. A signed-in user may have forgotten the password too. */
export function ForgotPasswordScreen() {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const { email, step } = readAuthVisit(state);
  const beginSession = useBeginSession();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    // While the email is typed; a failure shows at the second step.
    loadForm().catch(() => undefined);
  }, []);
  const showCode = (typed: string) => {
    navigate({ search }, { state: { email: typed }, replace: true });
    navigate({ search }, { state: { email: typed, step: 2 } });
  };
  const enter = (session: Session) => {
    beginSession(session);
    setDone(true);
  };
  if (isDone) return <SignedInRedirect screen="signIn">{null}</SignedInRedirect>;
  if (step !== 2 || !email) return <EmailStep email={email} search={search} onSent={showCode} />;
  return <CodeStep email={email} onChangeEmail={() => navigate(-1)} onSignedIn={enter} />;
}

interface EmailStepProps {
  email: string | undefined;
  search: string;
  onSent: (email: string) => void;
}

function EmailStep({ email, search, onSent }: EmailStepProps) {
  const t = useT();
  const [forgotPassword] = useForgotPasswordMutation();
  return (
    <AuthStage
      isCompact
      title={t("recovery.forgot.title")}
      text={t("recovery.forgot.text")}
      footer={
        <>
          {t("recovery.forgot.remembered")}
          <Link to={{ pathname: "/auth/signin", search }}>{t("auth.signUp.toSignIn")}</Link>
        </>
      }
    >
      <AskEmailForm
        submit="recovery.forgot.submit"
        email={email}
        onSend={(typed) => forgotPassword({ body: { email: typed } }).unwrap()}
        onSent={onSent}
      />
    </AuthStage>
  );
}

interface CodeStepProps {
  email: string;
  onChangeEmail: () => void;
  onSignedIn: (session: Session) => void;
}

function CodeStep({ email, onChangeEmail, onSignedIn }: CodeStepProps) {
  const t = useT();
  return (
    <AuthStage
      isCompact
      title={t("recovery.sent.title")}
      text={<SentTo text="recovery.code.sent" email={email} onChange={onChangeEmail} />}
    >
      <Suspense>
        <NewPasswordForm email={email} onSignedIn={onSignedIn} />
      </Suspense>
    </AuthStage>
  );
}
