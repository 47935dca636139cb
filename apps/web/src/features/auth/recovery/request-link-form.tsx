import { useForm } from "react-hook-form";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { useSendLoginLinkMutation } from "../api.ts";
import styles from "../auth-form.module.css";
import { EmailField } from "../email-field.tsx";
import { emailRule } from "../form-rules.ts";
import { ProblemNotice } from "../problem-notice.tsx";
import { useIsHydrated } from "../use-is-hydrated.ts";
import { useSubmission } from "../use-submission.ts";

interface Values {
  email: string;
}

interface RequestLinkFormProps {
  /** A link was mailed to this address, if it has an account. */
  onSent: (email: string) => void;
}

export function RequestLinkForm({ onSent }: RequestLinkFormProps) {
  const t = useT();
  const isHydrated = useIsHydrated();
  const [sendLink] = useSendLoginLinkMutation();
  const form = useForm<Values>();
  const { submit, isBusy, problem, clear } = useSubmission<Values>(async (body) => {
    await sendLink({ body }).unwrap();
    onSent(body.email);
  });
  const send = form.handleSubmit(async (values) => void (await submit(values)));
  return (
    <form className={styles.form} method="post" noValidate onChange={clear} onSubmit={(event) => void send(event)}>
      <EmailField registration={form.register("email", emailRule)} message={form.formState.errors.email?.message} />
      <ProblemNotice problem={problem} />
      <Button type="submit" isWide isBusy={isBusy} disabled={!isHydrated}>
        {t("recovery.link.submit")}
      </Button>
    </form>
  );
}
