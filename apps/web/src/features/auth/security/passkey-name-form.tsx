import { useT } from "#web/shared/i18n/use-t.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { useRenamePasskeyMutation } from "../api.ts";
import { useRowForm } from "./use-row-form.ts";
import { FormFrame } from "./form-frame.tsx";

interface Values {
  name: string;
}

const LONGEST_NAME = 60;

export function PasskeyNameForm({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const t = useT();
  const [rename] = useRenamePasskeyMutation();
  const { form, frame } = useRowForm<Values>({
    defaultValues: { name },
    first: "name",
    isSelected: true,
    send: async (body) => {
      if (body.name !== name) await rename({ params: { id }, body }).unwrap();
      onDone();
    },
  });
  const rule = { setValueAs: (text: string) => text.trim(), validate: (text: string) => text !== "" };
  return (
    <FormFrame {...frame} submitLabel={t("ui.save")} onCancel={onDone}>
      <TextField
        {...form.register("name", rule)}
        label={t("security.passkeys.name")}
        maxLength={LONGEST_NAME}
        dir="auto"
        autoComplete="off"
        error={form.formState.errors.name && t("security.passkeys.nameMissing")}
      />
    </FormFrame>
  );
}
