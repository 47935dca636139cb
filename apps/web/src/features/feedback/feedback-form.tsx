import { useId, useRef, useState, type FormEvent } from "react";
import { isQueued } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { useSendFeedbackMutation } from "./api.ts";
import styles from "./feedback-form.module.css";
import { ScreenshotField } from "./screenshot-field.tsx";

/** Letters. */
const LONGEST_TEXT = 4000;

type Problem = "empty" | "failed";

interface FeedbackFormProps {
  page: string;
  /** `queued`: it waits for the connection. */
  onSent: (outcome: "sent" | "queued") => void;
}

export function FeedbackForm({ page, onSent }: FeedbackFormProps) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [screenshot, setScreenshot] = useState<File | null>(null);
  const [feedbackId] = useState(timeOrderedId);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [send, { isLoading }] = useSendFeedbackMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (text.trim() === "") {
      setProblem("empty");
      field.current?.focus();
      return;
    }
    setProblem(null);
    const body = { feedback_id: feedbackId, text: text.trim(), page, ...(screenshot && { screenshot }) };
    const { error } = await send({ body });
    if (!error) onSent("sent");
    else if (isQueued(error)) onSent("queued");
    else setProblem("failed");
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.lead}>{t("feedback.lead")}</p>
      <label className={styles.label} htmlFor={id}>
        {t("feedback.label")}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.area}
        rows={5}
        maxLength={LONGEST_TEXT}
        value={text}
        dir="auto"
        aria-invalid={problem === "empty" || undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => setText(target.value)}
      />
      <ScreenshotField file={screenshot} onChange={setScreenshot} />
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem && (
          <>
            <Icon name="alert" size={18} />
            {t(`feedback.problem.${problem}`)}
          </>
        )}
      </p>
      <Button type="submit" isWide isBusy={isLoading}>
        {t("feedback.send")}
      </Button>
    </form>
  );
}
