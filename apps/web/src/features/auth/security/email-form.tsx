import { useT } from "#web/shared/i18n/use-t.tsx";
import { useChangeEmailMutation } from "../api.ts";
import { EmailField } from "../email-field.tsx";
import { emailRule, givenPasswordRule } from "../form-rules.ts";
import { FormFrame } from "./form-frame.tsx";
import { useRowForm } from "./use-row-form.ts";
import { GivenPasswordField } from "./given-password-field.tsx";

interface Values {
  email: string;
  password: string;
}

interface EmailFormProps {
  /** Filled in already. */
  email: string;
  hasPassword: boolean;
  onDone: () => void;
}

/** Has a code mailed to the address that is to become the account's. */
export function EmailForm({ email, hasPassword, onDone }: EmailFormProps) {
  const t = useT();
  const [changeEmail] = useChangeEmailMutation();
  const { form, frame } = useRowForm<Values>({
    defaultValues: { email, password: "" },
    first: "email",
    send: async (values) => {
      const body = { email: values.email, ...(hasPassword && { password: values.password }) };
      await changeEmail({ body }).unwrap();
      onDone();
    },
    refusedField: ({ code }) => (code === "ACCESS_DENIED" ? "password" : "email"),
  });
  const { errors } = form.formState;
  return (
    <FormFrame {...frame} submitLabel={t("security.email.submit")} onCancel={onDone}>
      <EmailField
        registration={form.register("email", emailRule)}
        message={errors.email?.message}
        label={t("security.email.address")}
        autoComplete="email"
      />
      {hasPassword && (
        <GivenPasswordField
          registration={form.register("password", givenPasswordRule)}
          message={errors.password?.message}
          label={t("security.password.yours")}
          hint={t("security.password.why")}
        />
      )}
    </FormFrame>
  );
}
