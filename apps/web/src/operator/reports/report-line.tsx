import { formatDateTime } from "#web/shared/i18n/formats.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Report } from "./api.ts";
import styles from "./reports.module.css";

const languages = new Intl.DisplayNames("en", { type: "language" });
const timeText = (iso: string) => formatDateTime(new Date(iso), "en");

/** What one learner reported, with the question as they saw it and their answer. */
export function ReportLine({ report }: { report: Report }) {
  const t = useT();
  const { sender, reason, text, prompt, answer, is_correct, language, asked_in, variant, is_current, resolved } =
    report;
  const verdict = is_correct === null ? "none" : is_correct ? "right" : "wrong";
  const about = [
    t(`operator.reports.askedIn.${asked_in}`),
    languages.of(language) ?? language,
    variant !== null && t("operator.reports.variant", { number: variant }),
    !is_current && t("operator.reports.earlier"),
  ];
  return (
    <Stack as="li" gap={2} className={styles.report}>
      <Row justify="between" align="baseline" wraps gap={2}>
        <Text weight={700}>{t(`operator.reports.reason.${reason}`)}</Text>
        <Text as="span" size={2} tone="muted" className="tabular">
          <bdi>{sender}</bdi> · <time dateTime={report.sent_at}>{timeText(report.sent_at)}</time>
        </Text>
      </Row>
      {text !== "" && (
        <Text dir="auto" className={styles.text}>
          {text}
        </Text>
      )}
      <dl className={styles.facts}>
        <dt>{t("operator.reports.question")}</dt>
        <dd dir="auto">{prompt}</dd>
        <dt>{t("operator.reports.answer")}</dt>
        <dd dir="auto">
          {answer === null
            ? t("operator.reports.noAnswer")
            : t(`operator.reports.verdict.${verdict}`, { answer: answer || t("operator.reports.nothing") })}
        </dd>
      </dl>
      <Text size={2} tone="muted">
        {about.filter(Boolean).join(" · ")}
        {resolved && (
          <Text as="span" isBlock className="tabular">
            {resolved.by === null
              ? t("operator.reports.resolvedAt", { time: timeText(resolved.at) })
              : t("operator.reports.resolvedBy", { time: timeText(resolved.at), name: resolved.by })}
          </Text>
        )}
      </Text>
    </Stack>
  );
}
