import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppSelector } from "#web/shared/state/store.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { useCheckUserMutation, useCreateUserMutation } from "./api.ts";
import styles from "./auth-form.module.css";
import { EmailFormSchema, type EmailForm as Values } from "./form-schemas.ts";
import { ProblemNotice } from "./problem-notice.tsx";
import { useFieldError } from "./use-field-error.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";
import { useSubmission } from "./use-submission.ts";

interface SignUpEmailFormProps {
  email?: string | undefined;
  /** The account is begun; `tempToken` finishes it. */
  onBegun: (email: string, tempToken: string) => void;
  /** There is an account with this e-mail. */
  onKnown: (email: string) => void;
}

export function SignUpEmailForm({ email, onBegun, onKnown }: SignUpEmailFormProps) {
  const t = useT();
  const fieldError = useFieldError();
  const isHydrated = useIsHydrated();
  const [checkUser] = useCheckUserMutation();
  const [createUser] = useCreateUserMutation();
  const guestId = useAppSelector((state) => state.user.tempId);
  const form = useForm({
    resolver: standardSchemaResolver(EmailFormSchema),
    ...(email && { defaultValues: { email } }),
  });
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
      <TextField
        {...form.register("email")}
        label={t("auth.field.email")}
        type="email"
        autoComplete="username"
        inputMode="email"
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError(form.formState.errors.email?.message)}
      />
      <ProblemNotice problem={problem} />
      <Button type="submit" isWide isBusy={isBusy} disabled={!isHydrated}>
        {t("auth.signUp.next")}
      </Button>
    </form>
  );
}
