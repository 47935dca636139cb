import { Link, useLocation } from "react-router";
import { AuthStage } from "#web/features/auth/auth-stage.tsx";
import { SignInForm } from "#web/features/auth/sign-in-form.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { readAuthVisit } from "./auth-visit.ts";
import { SignedInRedirect } from "./signed-in-redirect.tsx";
import { useBeginSession } from "./use-begin-session.ts";

/** S2.06 */
export function Screen() {
  const t = useT();
  const { state, search } = useLocation();
  const { email, isKnown } = readAuthVisit(state);
  const beginSession = useBeginSession();
  return (
    <SignedInRedirect screen="signIn">
      <AuthStage
        title={t("auth.signIn.title")}
        text={t(isKnown ? "auth.signIn.known" : "auth.signIn.text")}
        footer={
          <>
            {t("auth.signIn.new")}
            <Link to={{ pathname: "/auth/signup", search }}>{t("auth.signIn.toSignUp")}</Link>
          </>
        }
      >
        <SignInForm email={email} onSignedIn={beginSession} />
      </AuthStage>
    </SignedInRedirect>
  );
}
