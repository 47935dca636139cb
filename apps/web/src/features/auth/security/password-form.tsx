import { Link } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useChangePasswordMutation } from "../api.ts";
import { givenPasswordRule } from "../form-rules.ts";
import { AccountHint } from "../account-hint.tsx";
import { NewPasswordField } from "../new-password-field.tsx";
import { FormFrame } from "./form-frame.tsx";
import { GivenPasswordField } from "./given-password-field.tsx";
import { useRowForm } from "./use-row-form.ts";
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
  const { form, frame } = useRowForm<Values>({
    defaultValues: { current: "", password: "" },
    first: hasPassword ? "current" : "password",
    send: async (values) => {
      const body = { password: values.password, ...(hasPassword && { current_password: values.current }) };
      await changePassword({ body }).unwrap();
      toast(t("security.password.changed"), { variant: "success" });
      onDone();
    },
    refusedField: ({ code }) =>
      code === "ACCESS_DENIED" ? "current" : code === "InvalidPasswordException" ? "password" : null,
  });
  const { errors } = form.formState;
  return (
    <FormFrame {...frame} submitLabel={t("security.password.submit")} onCancel={onDone}>
      <AccountHint email={email} />
      {hasPassword && (
        <GivenPasswordField
          registration={form.register("current", givenPasswordRule)}
          message={errors.current?.message}
          label={t("security.password.current")}
        />
      )}
      <NewPasswordField form={form} label={t("recovery.newPassword")} email={email} />
      <Text size={4} tone="muted" className={styles.forgot}>
        {t("security.password.others")}{" "}
        <Link to="/auth/forgot-password" state={{ email }}>
          {t("auth.signIn.forgot")}
        </Link>
      </Text>
    </FormFrame>
  );
}
