import { Controller, useForm } from "react-hook-form";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { setUser } from "#web/shared/session/auth-slice.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useChangeEmailMutation, useVerifyEmailMutation } from "../api.ts";
import { codeRule } from "../form-rules.ts";
import { CodeField } from "../recovery/code-field.tsx";
import { ResendButton } from "../recovery/resend-button.tsx";
import { useSubmission } from "../use-submission.ts";
import { FormFrame } from "./form-frame.tsx";

interface Values {
  code: string;
}

interface EmailCodeFormProps {
  /** Where the code went. */
  email: string;
  /** It is the account's address already; then the code can be sent again without the password. */
  isOwn: boolean;
  onDone?: () => void;
}

/** The code that confirms the account's address, or makes a new one the account's. */
export function EmailCodeForm({ email, isOwn, onDone }: EmailCodeFormProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [verify] = useVerifyEmailMutation();
  const [changeEmail] = useChangeEmailMutation();
  const form = useForm<Values>({ defaultValues: { code: "" } });
  const submission = useSubmission<Values>(async (body) => {
    const user = await verify({ body }).unwrap();
    dispatch(setUser(user));
    toast(t("security.email.changed", { email: user.email }), { variant: "success" });
    onDone?.();
  });
  const send = form.handleSubmit(async (values) => {
    if (await submission.submit(values)) form.setFocus("code", { shouldSelect: true });
  });
  return (
    <>
      <p>{t(isOwn ? "security.email.sentOwn" : "security.email.sent", { email })}</p>
      <FormFrame
        submission={submission}
        submitLabel={t("security.email.confirm")}
        onSubmit={(event) => void send(event)}
      >
        <Controller
          control={form.control}
          name="code"
          rules={codeRule}
          render={({ field }) => <CodeField field={field} message={form.formState.errors.code?.message} />}
        />
      </FormFrame>
      {isOwn && <ResendButton onSend={() => changeEmail({ body: { email } }).unwrap()} />}
    </>
  );
}
