import type { Session } from "@candlewise/contracts/auth/schemas";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { useLoginMutation } from "./api.ts";
import styles from "./auth-form.module.css";
import { SignInFormSchema, type SignInForm as Values } from "./form-schemas.ts";
import { ProblemNotice } from "./problem-notice.tsx";
import { useFieldError } from "./use-field-error.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";
import { useSubmission } from "./use-submission.ts";

interface SignInFormProps {
  /** Filled in already, for someone who comes from sign-up. */
  email?: string | undefined;
  onSignedIn: (session: Session) => void;
}

export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const t = useT();
  const fieldError = useFieldError();
  const isHydrated = useIsHydrated();
  const [login] = useLoginMutation();
  // No empty defaults: what was typed before the scripts ran stays.
  const form = useForm({
    resolver: standardSchemaResolver(SignInFormSchema),
    ...(email && { defaultValues: { email } }),
  });
  const { submit, isBusy, problem, clear } = useSubmission<Values>(async (body) =>
    onSignedIn(await login({ body }).unwrap()),
  );
  const send = form.handleSubmit(async (values) => {
    const found = await submit(values);
    if (found?.code === "ACCESS_DENIED") form.setFocus("password", { shouldSelect: true });
  });
  const { setFocus } = form;
  useEffect(() => {
    if (email) setFocus("password");
  }, [email, setFocus]);
  const { errors } = form.formState;
  return (
    <form className={styles.form} method="post" noValidate onChange={clear} onSubmit={(event) => void send(event)}>
      <TextField
        {...form.register("email")}
        label={t("auth.field.email")}
        type="email"
        autoComplete="username"
        inputMode="email"
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(errors.email?.message)}
      />
      <TextField
        {...form.register("password")}
        label={t("auth.field.password")}
        type="password"
        autoComplete="current-password"
        dir="ltr"
        error={fieldError(errors.password?.message)}
      />
      <ProblemNotice problem={problem}>
        {problem?.code === "ACCESS_DENIED" && <p>{t("auth.signIn.hint")}</p>}
      </ProblemNotice>
      <Button type="submit" isWide isBusy={isBusy} disabled={!isHydrated}>
        {t("auth.signIn.submit")}
      </Button>
    </form>
  );
}
