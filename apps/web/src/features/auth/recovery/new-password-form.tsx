import type { Session } from "@candlewise/contracts/auth/schemas";
import { Controller, useForm } from "react-hook-form";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { useConfirmForgotPasswordMutation, useForgotPasswordMutation } from "../api.ts";
import styles from "../auth-form.module.css";
import { codeRule } from "../form-rules.ts";
import { AccountHint } from "../account-hint.tsx";
import { NewPasswordField } from "../new-password-field.tsx";
import { ProblemNotice } from "../problem-notice.tsx";
import { useSubmission } from "../use-submission.ts";
import { CodeField } from "./code-field.tsx";
import { ResendButton } from "./resend-button.tsx";

interface Values {
  code: string;
  password: string;
}

interface NewPasswordFormProps {
  email: string;
  onSignedIn: (session: Session) => void;
}

/** The mailed code and the password that it sets. */
export function NewPasswordForm({ email, onSignedIn }: NewPasswordFormProps) {
  const t = useT();
  const [confirm] = useConfirmForgotPasswordMutation();
  const [forgotPassword] = useForgotPasswordMutation();
  const form = useForm<Values>({ defaultValues: { code: "", password: "" } });
  const { submit, isBusy, problem, clear } = useSubmission<Values>(
    async (values) => onSignedIn(await confirm({ body: { email, ...values } }).unwrap()),
    { endsWithSuccess: true },
  );
  const send = form.handleSubmit(async (values) => {
    const found = await submit(values);
    if (found?.code === "CodeMismatchException") form.setFocus("code", { shouldSelect: true });
    else if (found?.code === "InvalidPasswordException") form.setFocus("password", { shouldSelect: true });
  });
  const { errors } = form.formState;
  return (
    <>
      <form className={styles.form} method="post" noValidate onChange={clear} onSubmit={(event) => void send(event)}>
        <AccountHint email={email} />
        <Controller
          control={form.control}
          name="code"
          rules={codeRule}
          render={({ field }) => <CodeField field={field} message={errors.code?.message} />}
        />
        <NewPasswordField form={form} label={t("recovery.newPassword")} email={email} />
        <ProblemNotice problem={problem} />
        <Button type="submit" isWide isBusy={isBusy}>
          {t("recovery.code.submit")}
        </Button>
      </form>
      <ResendButton onSend={() => forgotPassword({ body: { email } }).unwrap()} />
    </>
  );
}
