import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { givenPasswordRule } from "../form-rules.ts";
import { FormFrame } from "./form-frame.tsx";
import { useRowForm } from "./use-row-form.ts";
import { GivenPasswordField } from "./given-password-field.tsx";

interface PasskeyPasswordFormProps {
  add: (password: string) => Promise<void>;
  onDone: () => void;
}

/** The password that shows who is there, before a passkey is made. */
export function PasskeyPasswordForm({ add, onDone }: PasskeyPasswordFormProps) {
  const t = useT();
  const { form, frame } = useRowForm({
    defaultValues: { password: "" },
    first: "password",
    send: async ({ password }) => {
      await add(password);
      onDone();
    },
    refusedField: () => "password",
  });
  return (
    <Card>
      <FormFrame {...frame} submitLabel={t("security.passkeys.add")} onCancel={onDone}>
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
