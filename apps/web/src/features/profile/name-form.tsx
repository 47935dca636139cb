import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { useSaveProfileMutation } from "./api.ts";
import { useChangeUser } from "./use-change-user.ts";
import styles from "./name-form.module.css";

/** Letters. */
const LONGEST_NAME = 40;

const FormSchema = z.object({
  username: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9_.]{3,20}$/)),
  name: z.string().check(z.trim(), z.maxLength(LONGEST_NAME), z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]*$/u)),
});
type Names = z.output<typeof FormSchema>;

const REFUSALS = { username_taken: "profile.username.taken", username_reserved: "profile.username.reserved" } as const;
const refusalOf = (error: unknown) => {
  const code = errorCodeOf(error);
  return code === "username_taken" || code === "username_reserved" ? REFUSALS[code] : "profile.username.failed";
};

/** Saves what differs: the username, which may be taken, before the name, which may not. */
function useSaveNames(before: Names) {
  const { change } = useChangeUser();
  const [saveProfile] = useSaveProfileMutation();
  return async ({ username, name }: Names): Promise<void> => {
    if (username !== before.username) await change({ username });
    if (name !== before.name) await saveProfile({ body: { data: { name } } }).unwrap();
  };
}

/** S7.05: the username, and the name that others see instead when there is one. */
export function NameForm({ username, name, onDone }: Names & { onDone: () => void }) {
  const t = useT();
  const save = useSaveNames({ username, name });
  const form = useForm({ resolver: standardSchemaResolver(FormSchema), defaultValues: { username, name } });
  const { setFocus } = form;
  useEffect(() => setFocus("username", { shouldSelect: true }), [setFocus]);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
      onDone();
    } catch (error) {
      form.setError("username", { type: "server", message: t(refusalOf(error)) }, { shouldFocus: true });
    }
  });
  const { username: wrong, name: wrongName } = errors;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        {...form.register("username")}
        label={t("profile.username")}
        hint={t("profile.usernameHint")}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={20}
        error={wrong && (wrong.type === "server" ? wrong.message : t("profile.usernameHint"))}
      />
      <TextField
        {...form.register("name")}
        label={t("profile.name")}
        hint={t("profile.nameHint")}
        autoComplete="name"
        dir="auto"
        maxLength={LONGEST_NAME}
        error={wrongName && t("profile.nameWrong")}
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isSubmitting}>
          {t("ui.save")}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {t("ui.cancel")}
        </Button>
      </div>
    </form>
  );
}
