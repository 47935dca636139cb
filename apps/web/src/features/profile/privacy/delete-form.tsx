import { useRef, useState } from "react";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { useRequestErasureMutation } from "./api.ts";
import { Form } from "#web/shared/ui/form.tsx";
import styles from "./privacy.module.css";

const CONSEQUENCES = ["learning", "profile", "devices", "grace"] as const;

function problemOf(error: unknown): MessageKey {
  const code = errorCodeOf(error);
  if (code === "ACCESS_DENIED") return "privacy.delete.wrong";
  return code === "LimitExceededException" || code === "too_many_requests"
    ? "privacy.delete.tooMany"
    : "privacy.failed";
}

/** What is lost, said before the password is asked for. */
export function DeleteForm({ onRequested }: { onRequested: () => void }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const [request, { isLoading }] = useRequestErasureMutation();
  const submit = async () => {
    if (isLoading) return;
    const { error } = password === "" ? { error: null } : await request({ body: { password } });
    if (error === undefined) {
      onRequested();
      return;
    }
    setProblem(error === null ? "privacy.delete.empty" : problemOf(error));
    field.current?.focus();
  };
  return (
    <Card>
      <Form onSubmit={() => void submit()}>
        <Stack as="ul" gap={3} className={styles.consequences}>
          {CONSEQUENCES.map((each) => (
            <li key={each}>{t(`privacy.delete.consequence.${each}`)}</li>
          ))}
        </Stack>
        <TextField
          ref={field}
          type="password"
          label={t("privacy.delete.password")}
          autoComplete="current-password"
          maxLength={128}
          value={password}
          error={problem ? t(problem) : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" look="danger" icon="trash" isWide isBusy={isLoading}>
          {t("privacy.delete.action")}
        </Button>
      </Form>
    </Card>
  );
}
