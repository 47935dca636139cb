import { LONGEST_REPORT, needsWords, REPORT_REASONS } from "@candlewise/domain/reports/question-report";
import { useRef, useState, type Ref } from "react";
import { isQueued, statusOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { RadioOptions } from "#web/shared/ui/choice.tsx";
import { FieldLegend, ProblemAlert } from "#web/shared/ui/field.tsx";
import { Form } from "#web/shared/ui/form.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { TextArea } from "#web/shared/ui/text-area.tsx";
import { useSendReportMutation } from "./api.ts";
import type { AskedQuestion, QuestionReport } from "./question-report.ts";
import styles from "./report-form.module.css";

type Problem = "reason" | "words" | "failed" | "limited";

interface ReportFormProps {
  question: AskedQuestion;
  report: QuestionReport;
  onChange: (report: QuestionReport) => void;
}

export function ReportForm({ question: { questionId, place }, report, onChange }: ReportFormProps) {
  const t = useT();
  const choice = useRef<HTMLFieldSetElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const tried = useRef<{ said: string; id: string } | null>(null);
  const [send, { isLoading }] = useSendReportMutation();
  const { reason } = report;
  const text = report.text.trim();
  const change = (part: Partial<QuestionReport>) => {
    setProblem(null);
    onChange({ ...report, ...part });
  };

  /** A retry of the same words is the same report; other words are another one, which comes after it. */
  const idOf = (said: string): string => {
    if (tried.current?.said !== said) tried.current = { said, id: timeOrderedId() };
    return tried.current.id;
  };

  const submit = async () => {
    if (isLoading) return;
    if (reason === null) {
      setProblem("reason");
      choice.current?.querySelector("input")?.focus();
      return;
    }
    if (text === "" && needsWords(reason)) {
      setProblem("words");
      field.current?.focus();
      return;
    }
    setProblem(null);
    const report_id = idOf(`${reason} ${text}`);
    const { data, error } = await send({
      body: { report_id, question_id: questionId, ...place, reason, text },
    });
    const sent = (stage: QuestionReport["stage"]) => onChange({ reason, text, stage, sentId: report_id });
    if (data) sent(data.is_change ? "changed" : "sent");
    else if (isQueued(error)) sent("queued");
    else setProblem(statusOf(error) === 429 ? "limited" : "failed");
  };

  const isAsked = reason !== null && needsWords(reason);
  return (
    <Form gap={4} onSubmit={() => void submit()}>
      <Text tone="muted">{t("report.lead")}</Text>
      <Reasons ref={choice} value={reason} onChange={(value) => change({ reason: value })} />
      <TextArea
        ref={field}
        label={t(isAsked ? "report.text.needed" : "report.text")}
        rows={3}
        maxLength={LONGEST_REPORT}
        value={report.text}
        error={problem === "words" ? t("report.problem.words") : undefined}
        onChange={({ target }) => change({ text: target.value })}
      />
      <ProblemAlert>{problem !== null && problem !== "words" && t(`report.problem.${problem}`)}</ProblemAlert>
      <Button type="submit" isWide isBusy={isLoading}>
        {t("report.send")}
      </Button>
    </Form>
  );
}

interface ReasonsProps {
  ref: Ref<HTMLFieldSetElement>;
  value: QuestionReport["reason"];
  onChange: (reason: QuestionReport["reason"]) => void;
}

function Reasons({ ref, value, onChange }: ReasonsProps) {
  const t = useT();
  return (
    <fieldset ref={ref}>
      <FieldLegend>{t("report.reason")}</FieldLegend>
      <RadioOptions<QuestionReport["reason"]>
        options={REPORT_REASONS.map((reason) => ({ value: reason, label: t(`report.reason.${reason}`) }))}
        value={value}
        onChange={onChange}
        look={{ row: styles.reasons, option: styles.reason }}
      />
    </fieldset>
  );
}
