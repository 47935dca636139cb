import { ReportForm } from "./report-form.tsx";
import type { AskedQuestion, QuestionReport } from "./question-report.ts";
import { SentReport } from "./sent-report.tsx";

interface ReportSheetProps {
  question: AskedQuestion;
  report: QuestionReport;
  onChange: (report: QuestionReport) => void;
  onClose: () => void;
}

/** S7.94: what is wrong with a question; after it was sent, what becomes of it and how to take it back. */
export function ReportSheet({ question, report, onChange, onClose }: ReportSheetProps) {
  return report.stage === "writing" ? (
    <ReportForm question={question} report={report} onChange={onChange} />
  ) : (
    <SentReport report={report} onChange={onChange} onClose={onClose} />
  );
}
