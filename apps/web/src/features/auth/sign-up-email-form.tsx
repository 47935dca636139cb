import { useForm } from "react-hook-form";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppSelector } from "#web/shared/state/store.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { useCheckUserMutation, useCreateUserMutation } from "./api.ts";
import styles from "./auth-form.module.css";
import { EmailField } from "./email-field.tsx";
import { emailRule } from "./form-rules.ts";
import { ProblemNotice } from "./problem-notice.tsx";
import { useIsHydrated } from "./use-is-hydrated.ts";
import { useSubmission } from "./use-submission.ts";

interface Values {
  email: string;
}

interface SignUpEmailFormProps {
  email?: string | undefined;
  /** The account is begun; `tempToken` finishes it. */
  onBegun: (email: string, tempToken: string) => void;
  /** There is an account with this email. */
  onKnown: (email: string) => void;
}

export function SignUpEmailForm({ email, onBegun, onKnown }: SignUpEmailFormProps) {
  const t = useT();
  const isHydrated = useIsHydrated();
  const [checkUser] = useCheckUserMutation();
  const [createUser] = useCreateUserMutation();
  const guestId = useAppSelector((state) => state.auth.tempId);
  const form = useForm<Values>({ ...(email && { defaultValues: { email } }) });
  const { submit, isBusy, problem, clear } = useSubmission<Values>(async (values) => {
    const { exists } = await checkUser({ body: values }).unwrap();
    if (exists) return onKnown(values.email);
    const body = { ...values, ...(guestId && { id: guestId }) };
    const { temp_token } = await createUser({ body }).unwrap();
    onBegun(values.email, temp_token);
  });
  const send = form.handleSubmit(async (values) => {
    const found = await submit(values);
    // Someone else finished this account between the two calls.
    if (found?.isExistingUser) onKnown(values.email);
  });
  return (
    <form className={styles.form} method="post" noValidate onChange={clear} onSubmit={(event) => void send(event)}>
      <EmailField registration={form.register("email", emailRule)} message={form.formState.errors.email?.message} />
      <ProblemNotice problem={problem} />
      <Button type="submit" isWide isBusy={isBusy} disabled={!isHydrated}>
        {t("ui.continue")}
      </Button>
    </form>
  );
}
