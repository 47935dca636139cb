import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useChangePasswordMutation } from "../api.ts";
import { givenPasswordRule, newPasswordRule } from "../form-rules.ts";
import { AccountHint } from "../account-hint.tsx";
import { NewPasswordField } from "../new-password-field.tsx";
import { useSubmission } from "../use-submission.ts";
import { FormFrame } from "./form-frame.tsx";
import { GivenPasswordField } from "./given-password-field.tsx";
import styles from "./security.module.css";

interface Values {
  current: string;
  password: string;
}

interface PasswordFormProps {
  email: string;
  hasPassword: boolean;
  onDone: () => void;
}

export function PasswordForm({ email, hasPassword, onDone }: PasswordFormProps) {
  const t = useT();
  const [changePassword] = useChangePasswordMutation();
  const form = useForm<Values>({ defaultValues: { current: "", password: "" } });
  const password = useWatch({ control: form.control, name: "password" });
  const submission = useSubmission<Values>(async (values) => {
    const body = { password: values.password, ...(hasPassword && { current_password: values.current }) };
    await changePassword({ body }).unwrap();
    toast(t("security.password.changed"), { variant: "success" });
    onDone();
  });
  const { setFocus } = form;
  useEffect(() => setFocus(hasPassword ? "current" : "password"), [hasPassword, setFocus]);
  const send = form.handleSubmit(async (values) => {
    const found = await submission.submit(values);
    if (found?.code === "ACCESS_DENIED") form.setFocus("current", { shouldSelect: true });
    else if (found?.code === "InvalidPasswordException") form.setFocus("password", { shouldSelect: true });
  });
  const { errors } = form.formState;
  return (
    <FormFrame
      submission={submission}
      advice={submission.problem?.code === "InvalidPasswordException" && <p>{t("auth.signUp.passwordHint")}</p>}
      submitLabel={t("security.password.submit")}
      onSubmit={(event) => void send(event)}
      onCancel={onDone}
    >
      <AccountHint email={email} />
      {hasPassword && (
        <GivenPasswordField
          registration={form.register("current", givenPasswordRule)}
          message={errors.current?.message}
          label={t("security.password.current")}
        />
      )}
      <NewPasswordField
        registration={form.register("password", newPasswordRule)}
        message={errors.password?.message}
        label={t("recovery.newPassword")}
        password={password}
        email={email}
      />
      <Text size={4} tone="muted" className={styles.forgot}>
        {t("security.password.others")}{" "}
        <Link to="/auth/forgot-password" state={{ email }}>
          {t("auth.signIn.forgot")}
        </Link>
      </Text>
    </FormFrame>
  );
}
