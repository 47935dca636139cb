import { useId, useLayoutEffect, useRef, useState } from "react";
import { isQueued } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useWithdrawReportMutation } from "./api.ts";
import { NEW_REPORT, type QuestionReport } from "./question-report.ts";

interface SentReportProps {
  report: QuestionReport;
  onChange: (report: QuestionReport) => void;
  onClose: () => void;
}

/** What became of a report: it can be changed, and taken back. */
export function SentReport({ report, onChange, onClose }: SentReportProps) {
  const t = useT();
  const wordsId = useId();
  const done = useRef<HTMLButtonElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [withdraw, { isLoading }] = useWithdrawReportMutation();
  const { stage, sentId } = report;
  // Before paint: the sheet would take the focus itself once the button that had it is gone.
  useLayoutEffect(() => done.current?.focus({ preventScroll: true }), [stage]);
  if (stage === "writing") return null;

  const takeBack = async (report_id: string) => {
    setFailed(false);
    const { error } = await withdraw({ params: { report_id } });
    if (error && !isQueued(error)) setFailed(true);
    else onChange({ ...NEW_REPORT, stage: "deleted" });
  };
  return (
    <Stack gap={3}>
      <Text as="output" id={wordsId}>
        {t(`report.outcome.${stage}`)}
      </Text>
      <ProblemAlert>{hasFailed && t("report.problem.withdraw")}</ProblemAlert>
      <Button ref={done} isWide aria-describedby={wordsId} onClick={onClose}>
        {t("ui.done")}
      </Button>
      {sentId !== null && (
        <>
          <Button look="quiet" isWide onClick={() => onChange({ ...report, stage: "writing" })}>
            {t("report.change")}
          </Button>
          <Button look="quiet" isWide isBusy={isLoading} onClick={() => void takeBack(sentId)}>
            {t("report.withdraw")}
          </Button>
        </>
      )}
    </Stack>
  );
}
