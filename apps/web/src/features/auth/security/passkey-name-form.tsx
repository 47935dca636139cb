import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { useRenamePasskeyMutation } from "../api.ts";
import { useSubmission } from "../use-submission.ts";
import { FormFrame } from "./form-frame.tsx";

interface Values {
  name: string;
}

const LONGEST_NAME = 60;

export function PasskeyNameForm({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const t = useT();
  const [rename] = useRenamePasskeyMutation();
  const form = useForm<Values>({ defaultValues: { name } });
  const submission = useSubmission<Values>(async (body) => {
    if (body.name !== name) await rename({ params: { id }, body }).unwrap();
    onDone();
  });
  const { setFocus } = form;
  useEffect(() => setFocus("name", { shouldSelect: true }), [setFocus]);
  const send = form.handleSubmit(async (values) => void (await submission.submit(values)));
  const rule = { setValueAs: (text: string) => text.trim(), validate: (text: string) => text !== "" };
  return (
    <FormFrame
      submission={submission}
      submitLabel={t("ui.save")}
      onSubmit={(event) => void send(event)}
      onCancel={onDone}
    >
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
