import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { useChangeUser } from "./use-change-user.ts";
import styles from "./username-form.module.css";

const FormSchema = z.object({
  username: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9_.]{3,20}$/)),
});

const REFUSALS = { username_taken: "profile.username.taken", username_reserved: "profile.username.reserved" } as const;
const refusalOf = (error: unknown) => {
  const code = errorCodeOf(error);
  return code === "username_taken" || code === "username_reserved" ? REFUSALS[code] : "profile.username.failed";
};

/** S7.05 */
export function UsernameForm({ username, onDone }: { username: string; onDone: () => void }) {
  const t = useT();
  const { change } = useChangeUser();
  const form = useForm({ resolver: standardSchemaResolver(FormSchema), defaultValues: { username } });
  const { setFocus } = form;
  useEffect(() => setFocus("username", { shouldSelect: true }), [setFocus]);
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (values) => {
    if (values.username === username) return onDone();
    try {
      await change(values);
      onDone();
    } catch (error) {
      form.setError("username", { type: "server", message: t(refusalOf(error)) }, { shouldFocus: true });
    }
  });
  const { username: wrong } = errors;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
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
      <div className={styles.actions}>
        <Button type="submit" isBusy={isSubmitting}>
          {t("profile.save")}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {t("profile.cancel")}
        </Button>
      </div>
    </form>
  );
}
