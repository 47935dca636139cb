import { useForm } from "react-hook-form";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import styles from "../auth-form.module.css";
import { EmailField } from "../email-field.tsx";
import { emailRule } from "../form-rules.ts";
import { ProblemNotice } from "../problem-notice.tsx";
import { useIsHydrated } from "../use-is-hydrated.ts";
import { useSubmission } from "../use-submission.ts";

interface Values {
  email: string;
}

interface AskEmailFormProps {
  /** What the address is asked for, on the button. */
  submit: "recovery.forgot.submit" | "recovery.link.submit";
  email?: string | undefined;
  /** Mails something to the address, if it has an account. */
  onSend: (email: string) => Promise<unknown>;
  onSent: (email: string) => void;
}

/** Asks where to send a code or a link. */
export function AskEmailForm({ submit: label, email, onSend, onSent }: AskEmailFormProps) {
  const t = useT();
  const isHydrated = useIsHydrated();
  const form = useForm<Values>({ ...(email && { defaultValues: { email } }) });
  const { submit, isBusy, problem, clear } = useSubmission<Values>(async (values) => {
    await onSend(values.email);
    onSent(values.email);
  });
  const send = form.handleSubmit(async (values) => void (await submit(values)));
  return (
    <form className={styles.form} method="post" noValidate onChange={clear} onSubmit={(event) => void send(event)}>
      <EmailField registration={form.register("email", emailRule)} message={form.formState.errors.email?.message} />
      <ProblemNotice problem={problem} />
      <Button type="submit" isWide isBusy={isBusy} disabled={!isHydrated}>
        {t(label)}
      </Button>
    </form>
  );
}
