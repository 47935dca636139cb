import { Suspense } from "react";
import { Link, useLocation, useNavigate } from "#web/shared/routing/router.tsx";
import { AuthStage } from "#web/features/auth/auth-stage.tsx";
import { SignInForm } from "#web/features/auth/sign-in-form.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { readAuthVisit } from "./auth-visit.ts";
import { SignedInRedirect } from "./signed-in-redirect.tsx";
import { useBeginSession } from "./use-begin-session.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const LinkSentStep = lazyComponent(() => import("./link-sent-step.tsx"), "LinkSentStep", ["auth/recovery"]);

/** S2.06 */
export function SignInScreen() {
  const t = useT();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const { email, step, isKnown } = readAuthVisit(state);
  const beginSession = useBeginSession();
  const showSent = (typed: string) => {
    navigate({ search }, { state: { email: typed }, replace: true });
    navigate({ search }, { state: { email: typed, step: 2 } });
  };
  return (
    <SignedInRedirect screen="signIn">
      {step === 2 && email ? (
        <Suspense>
          <LinkSentStep email={email} onBack={() => navigate(-1)} />
        </Suspense>
      ) : (
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
          <SignInForm
            email={email}
            onSignedIn={beginSession}
            onLinkSent={showSent}
            forgot={(readEmail) => <ForgotLink search={search} readEmail={readEmail} />}
          />
        </AuthStage>
      )}
    </SignedInRedirect>
  );
}

function ForgotLink({ search, readEmail }: { search: string; readEmail: () => string }) {
  const t = useT();
  const navigate = useNavigate();
  const to = { pathname: "/auth/forgot-password", search };
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(to, { state: { email: readEmail() } });
      }}
    >
      {t("auth.signIn.forgot")}
    </Link>
  );
}
