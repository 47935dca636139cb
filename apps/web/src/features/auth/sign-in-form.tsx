import type { Session } from "@candlewise/contracts/auth/schemas";
import { useEffect, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { useLoginMutation } from "./api.ts";
import styles from "./auth-form.module.css";
import { EmailField } from "./email-field.tsx";
import { emailRule, givenPasswordRule } from "./form-rules.ts";
import { OtherWays } from "./other-ways.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import { useFieldError } from "./use-field-error.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";
import { useSubmission } from "./use-submission.ts";

interface Values {
  email: string;
  password: string;
}

interface SignInFormProps {
  /** Filled in already, for someone who comes from sign-up. */
  email?: string | undefined;
  onSignedIn: (session: Session) => void;
  /** A link was mailed to this address, if it has an account. */
  onLinkSent: (email: string) => void;
  /** The way to a new password; it takes along what was typed as email. */
  forgot: (readEmail: () => string) => ReactNode;
}

export function SignInForm({ email, onSignedIn, onLinkSent, forgot }: SignInFormProps) {
  const t = useT();
  const fieldError = useFieldError();
  const isHydrated = useIsHydrated();
  const [login] = useLoginMutation();
  // No empty defaults: what was typed before the scripts ran stays.
  const form = useForm<Values>({ ...(email && { defaultValues: { email } }) });
  const { submit, isBusy, problem, clear } = useSubmission<Values>(
    async (body) => onSignedIn(await login({ body }).unwrap()),
    { endsWithSuccess: true },
  );
  const send = form.handleSubmit(async (values) => {
    const found = await submit(values);
    if (found?.code === "ACCESS_DENIED") form.setFocus("password", { shouldSelect: true });
  });
  const readEmail = async () => {
    clear();
    return (await form.trigger("email", { shouldFocus: true })) ? form.getValues("email") : null;
  };
  const { setFocus } = form;
  useEffect(() => {
    if (email) setFocus("password");
  }, [email, setFocus]);
  const { errors } = form.formState;
  return (
    <>
      <form className={styles.form} method="post" noValidate onChange={clear} onSubmit={(event) => void send(event)}>
        <EmailField
          registration={form.register("email", emailRule)}
          message={errors.email?.message}
          autoComplete="username webauthn"
        />
        <Stack>
          <TextField
            {...form.register("password", givenPasswordRule)}
            label={t("auth.field.password")}
            type="password"
            autoComplete="current-password"
            dir="ltr"
            error={fieldError(errors.password?.message)}
          />
          <p className={styles.forgot}>{forgot(() => form.getValues("email") ?? "")}</p>
        </Stack>
        <ProblemNotice problem={problem}>
          {problem?.code === "ACCESS_DENIED" && <p>{t("auth.signIn.hint")}</p>}
        </ProblemNotice>
        <Button type="submit" isWide isBusy={isBusy} disabled={!isHydrated}>
          {t("auth.signIn.submit")}
        </Button>
      </form>
      <OtherWays readEmail={readEmail} onLinkSent={onLinkSent} onSignedIn={onSignedIn} />
    </>
  );
}
