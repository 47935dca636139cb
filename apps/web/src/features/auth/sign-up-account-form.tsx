import type { Session } from "@candlewise/contracts/auth/schemas";
import { useEffect } from "react";
import { Controller, useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { browserTimeZone } from "#web/shared/i18n/formats.ts";
import { currentLanguage } from "#web/shared/i18n/i18n.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { statusOf } from "#web/shared/api-client/request-error.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useRegisterUserMutation, useSuggestUsernameQuery } from "./api.ts";
import styles from "./auth-form.module.css";
import { tidy, usernameRule } from "./form-rules.ts";
import { AccountHint } from "./account-hint.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import { useFieldError } from "./use-field-error.ts";
import { useSubmission } from "./use-submission.ts";
import { UsernameField } from "./username-field.tsx";
import { useUsernameCheck } from "./use-username-check.ts";

interface Values {
  username: string;
  password: string;
}

interface SignUpAccountFormProps {
  email: string;
  onSignedUp: (session: Session) => void;
  /** Somebody finished this account meanwhile, or the reply to the last try was lost. */
  onKnown: (email: string) => void;
  /** The temporary token is too old: begin again with the email. */
  onExpired: () => void;
}

/** S8.12: these say what to do about the field itself, so they stand there instead of above the button. */
const OF_USERNAME: readonly unknown[] = ["username_taken", "username_reserved"];

const bodyOf = ({ username, password }: Values) => ({
  username: tidy(username),
  password,
  language: currentLanguage(),
  time_zone: browserTimeZone(),
  agrees_to_terms: true as const,
});

/** Free names for the email; the first fills the field unless something is typed there. Undefined while on their way. */
function useSuggestions(
  email: string,
  { getFieldState, setValue }: UseFormReturn<Values>,
): readonly string[] | undefined {
  const { data, isError } = useSuggestUsernameQuery({ query: { email } });
  const first = data?.usernames[0];
  useEffect(() => {
    if (first && !getFieldState("username").isDirty) setValue("username", first);
  }, [first, getFieldState, setValue]);
  return isError ? [] : data?.usernames;
}

export function SignUpAccountForm({ email, onSignedUp, onKnown, onExpired }: SignUpAccountFormProps) {
  const t = useT();
  const fieldError = useFieldError();
  const [register] = useRegisterUserMutation();
  const form = useForm<Values>({ defaultValues: { username: "", password: "" } });
  const username = useWatch({ control: form.control, name: "username" });
  const availability = useUsernameCheck(username);
  const suggestions = useSuggestions(email, form);

  const signUp = async (values: Values) => {
    const answer = await register({ body: bodyOf(values) });
    if (statusOf(answer.error) === 401) return onExpired();
    if (answer.error) throw answer.error;
    onSignedUp(answer.data);
  };
  const { submit, isBusy, problem, clear } = useSubmission<Values>(signUp, { endsWithSuccess: true });
  const send = form.handleSubmit(async (values) => {
    const found = await submit(values);
    if (found?.isExistingUser) onKnown(email);
    else if (found?.code === "InvalidPasswordException") form.setFocus("password", { shouldSelect: true });
    else if (OF_USERNAME.includes(found?.code)) form.setFocus("username", { shouldSelect: true });
  });
  const { errors } = form.formState;
  return (
    <form className={styles.form} method="post" noValidate onChange={clear} onSubmit={(event) => void send(event)}>
      <AccountHint email={email} />
      <Controller
        control={form.control}
        name="username"
        rules={usernameRule}
        render={({ field }) => (
          <UsernameField
            field={field}
            error={fieldError(errors.username?.message)}
            availability={availability}
            suggestions={suggestions}
          />
        )}
      />
      <NewPasswordField form={form} label={t("auth.field.password")} email={email} username={username} />
      <ProblemNotice problem={problem?.isExistingUser ? null : problem} />
      <Button type="submit" isWide isBusy={isBusy}>
        {t("auth.signUp.submit")}
      </Button>
      <SmallPrint />
    </form>
  );
}

/** What signing up agrees to. The terms open in another tab: what was typed here stays. */
function SmallPrint() {
  const t = useT();
  return (
    <>
      <Text size={2} tone="muted" className={styles.small}>
        {t("auth.signUp.terms")}{" "}
        <a href="/auth/terms" target="_blank" rel="noreferrer">
          {t("auth.signUp.termsLink")}
        </a>
      </Text>
      <Text size={2} tone="muted" className={styles.small}>
        {t("auth.signUp.backed")}
      </Text>
    </>
  );
}
