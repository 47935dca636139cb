import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { Form } from "#web/shared/ui/form.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import { useRequestPlanLinkMutation } from "./api.ts";

/** Mails a link that opens the plan without a sign-in. Says the same whether or not the address has an account. */
export function MailLink() {
  const t = useT();
  const [email, setEmail] = useState("");
  const [send, { isLoading, isError, isSuccess }] = useRequestPlanLinkMutation();
  if (isSuccess) return <Note as="output">{t("subscriptions.mail.sent")}</Note>;
  return (
    <Form gap={3} onSubmit={() => void send({ body: { email: email.trim() } })}>
      <TextField
        label={t("subscriptions.mail.email")}
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <ProblemAlert>{isError && t("subscriptions.mail.failed")}</ProblemAlert>
      <Button type="submit" look="secondary" isWide isBusy={isLoading}>
        {t("subscriptions.mail.send")}
      </Button>
    </Form>
  );
}
