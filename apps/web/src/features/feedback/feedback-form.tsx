import { useRef, useState } from "react";
import { isQueued } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { TextArea } from "#web/shared/ui/text-area.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useSendFeedbackMutation } from "./api.ts";
import { Form } from "#web/shared/ui/form.tsx";
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
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [screenshot, setScreenshot] = useState<File | null>(null);
  const [feedbackId] = useState(timeOrderedId);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [send, { isLoading }] = useSendFeedbackMutation();

  const submit = async () => {
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
    <Form gap={3} onSubmit={() => void submit()}>
      <Text tone="muted">{t("feedback.lead")}</Text>
      <TextArea
        ref={field}
        label={t("feedback.label")}
        rows={5}
        maxLength={LONGEST_TEXT}
        value={text}
        error={problem === "empty" ? t("feedback.problem.empty") : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <ScreenshotField file={screenshot} onChange={setScreenshot} />
      <ProblemAlert>{problem === "failed" && t("feedback.problem.failed")}</ProblemAlert>
      <Button type="submit" isWide isBusy={isLoading}>
        {t("feedback.send")}
      </Button>
    </Form>
  );
}
