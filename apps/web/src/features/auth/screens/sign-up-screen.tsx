import { Suspense, useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "#web/shared/routing/router.tsx";
import { GivenEmail } from "#web/features/auth/given-email.tsx";
import { AuthStage } from "#web/features/auth/auth-stage.tsx";
import { SignUpEmailForm } from "#web/features/auth/sign-up-email-form.tsx";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { setTempToken } from "#web/shared/session/auth-slice.ts";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";
import { useGuest } from "#web/features/funnel/screens/use-guest.ts";
import { readAuthVisit, type AuthVisit } from "./auth-visit.ts";
import { SignedInRedirect } from "./signed-in-redirect.tsx";
import { useBeginSession } from "./use-begin-session.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const loadAccountForm = () => import("#web/features/auth/sign-up-account-form.tsx");
const SignUpAccountForm = lazyComponent(loadAccountForm, "SignUpAccountForm");

/** An email, then a name and a password. The temporary token between the two lives in memory: a reload begins again. */
export function SignUpScreen() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const { email, step } = readAuthVisit(state);
  const hasToken = useAppSelector(({ auth }) => auth.tempToken !== "");
  const [isExpired, setExpired] = useState(false);
  const beginSession = useBeginSession();
  useGuest({ withToken: false });
  useEffect(() => {
    // While the email is typed; a failure shows at the second step.
    loadAccountForm().catch(() => undefined);
  }, []);

  const open = (pathname: string, visit: AuthVisit, isReplaced = false) =>
    navigate({ pathname, search }, { state: visit, replace: isReplaced });
  const begin = (typed: string, tempToken: string) => {
    dispatch(setTempToken(tempToken));
    setExpired(false);
    open("/auth/signup", { email: typed }, true);
    open("/auth/signup", { email: typed, step: 2 });
  };
  const signInAs = (known: string) => open("/auth/signin", { email: known, isKnown: true });
  const beginAgain = () => {
    setExpired(true);
    open("/auth/signup", email ? { email } : {}, true);
  };

  return (
    <SignedInRedirect screen="signUp">
      {step === 2 && email && hasToken ? (
        <AccountStep
          email={email}
          onChangeEmail={() => navigate(-1)}
          form={
            <Suspense>
              <SignUpAccountForm email={email} onSignedUp={beginSession} onKnown={signInAs} onExpired={beginAgain} />
            </Suspense>
          }
        />
      ) : (
        <EmailStep
          isExpired={isExpired}
          search={search}
          form={<SignUpEmailForm email={email} onBegun={begin} onKnown={signInAs} />}
        />
      )}
    </SignedInRedirect>
  );
}

function EmailStep({ isExpired, search, form }: { isExpired: boolean; search: string; form: React.ReactNode }) {
  const t = useT();
  const language = useLanguage();
  return (
    <AuthStage
      title={t("auth.signUp.title")}
      text={
        <>
          <output>{t(isExpired ? "auth.signUp.expired" : "auth.signUp.text")}</output>
          {language !== "en" && <p>{t("auth.signUp.lessons")}</p>}
        </>
      }
      footer={
        <>
          {t("auth.signUp.has")}
          <Link to={{ pathname: "/auth/signin", search }}>{t("auth.signUp.toSignIn")}</Link>
        </>
      }
    >
      {form}
    </AuthStage>
  );
}

function AccountStep({
  email,
  onChangeEmail,
  form,
}: {
  email: string;
  onChangeEmail: () => void;
  form: React.ReactNode;
}) {
  const t = useT();
  return (
    <AuthStage
      isCompact
      title={t("auth.signUp.accountTitle")}
      text={<GivenEmail email={email} onChange={onChangeEmail} />}
    >
      {form}
    </AuthStage>
  );
}
