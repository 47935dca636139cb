import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { givenPasswordRule } from "../form-rules.ts";
import { useSubmission } from "../use-submission.ts";
import { FormFrame } from "./form-frame.tsx";
import { GivenPasswordField } from "./given-password-field.tsx";

interface PasskeyPasswordFormProps {
  add: (password: string) => Promise<void>;
  onDone: () => void;
}

/** The password that shows who is there, before a passkey is made. */
export function PasskeyPasswordForm({ add, onDone }: PasskeyPasswordFormProps) {
  const t = useT();
  const form = useForm({ defaultValues: { password: "" } });
  const submission = useSubmission<string>(async (password) => {
    await add(password);
    onDone();
  });
  const { setFocus } = form;
  useEffect(() => setFocus("password"), [setFocus]);
  const send = form.handleSubmit(async ({ password }) => {
    if (await submission.submit(password)) form.setFocus("password", { shouldSelect: true });
  });
  return (
    <Card>
      <FormFrame
        submission={submission}
        submitLabel={t("security.passkeys.add")}
        onSubmit={(event) => void send(event)}
        onCancel={onDone}
      >
        <GivenPasswordField
          registration={form.register("password", givenPasswordRule)}
          message={form.formState.errors.password?.message}
          label={t("security.password.yours")}
          hint={t("security.password.why")}
        />
      </FormFrame>
    </Card>
  );
}
