import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useChangeEmailMutation } from "../api.ts";
import { EmailField } from "../email-field.tsx";
import { emailRule, givenPasswordRule } from "../form-rules.ts";
import { useSubmission } from "../use-submission.ts";
import { FormFrame } from "./form-frame.tsx";
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
  const form = useForm<Values>({ defaultValues: { email, password: "" } });
  const submission = useSubmission<Values>(async (values) => {
    const body = { email: values.email, ...(hasPassword && { password: values.password }) };
    await changeEmail({ body }).unwrap();
    onDone();
  });
  const { setFocus } = form;
  useEffect(() => setFocus("email"), [setFocus]);
  const send = form.handleSubmit(async (values) => {
    const found = await submission.submit(values);
    if (found?.code === "ACCESS_DENIED") form.setFocus("password", { shouldSelect: true });
    else if (found) form.setFocus("email", { shouldSelect: true });
  });
  const { errors } = form.formState;
  return (
    <FormFrame
      submission={submission}
      submitLabel={t("security.email.submit")}
      onSubmit={(event) => void send(event)}
      onCancel={onDone}
    >
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
