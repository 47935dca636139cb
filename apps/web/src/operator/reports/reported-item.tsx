import { useId } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tag } from "#web/shared/ui/tinted.tsx";
import { MarkButton } from "../mark-button.tsx";
import type { ReportedItem as Item } from "./api.ts";
import { ReportLine } from "./report-line.tsx";
import styles from "./reports.module.css";

interface ReportedItemProps {
  item: Item;
  /** Null while the reports are resolved. */
  onResolve: (() => void) | null;
  onReopen: () => void;
}

/** A question with what learners reported of it. */
export function ReportedItem({ item, onResolve, onReopen }: ReportedItemProps) {
  const t = useT();
  const titleId = useId();
  const { component, reports, reasons, newest } = item;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Head item={item} titleId={titleId} />
        <Row as="ul" gap={2} wraps aria-label={t("operator.reports.reasons")}>
          {reasons.map(({ reason, reports: count }) => (
            <li key={reason}>
              <Tag>{t("operator.reports.reasonCount", { reason: t(`operator.reports.reason.${reason}`), count })}</Tag>
            </li>
          ))}
        </Row>
        <Stack as="ul" gap={0} className={styles.reports}>
          {newest.map((report) => (
            <ReportLine key={`${report.sender} ${report.report_id}`} report={report} />
          ))}
        </Stack>
        {reports > newest.length && (
          <Text size={2} tone="muted">
            {t("operator.reports.older", { count: reports - newest.length })}
          </Text>
        )}
        <Row gap={3} wraps>
          <MarkButton
            isDone={onResolve === null}
            label={onResolve ? "operator.reports.resolve" : "operator.reports.reopen"}
            titleId={titleId}
            onMark={onResolve ?? onReopen}
          />
          {/* The page exists in development only. */}
          {import.meta.env.DEV && component && (
            <a href={`/dev/content/${component.id}`} className={styles.preview}>
              {t("operator.reports.preview")}
            </a>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

function Head({ item: { item_id, course, component, reports }, titleId }: { item: Item; titleId: string }) {
  const t = useT();
  const place = [course?.title ?? t("operator.reports.noCourse"), component?.title].filter(Boolean).join(" · ");
  return (
    <Stack gap={1}>
      <Row justify="between" align="baseline" wraps gap={2}>
        <Text as="h2" size={5} id={titleId} className={styles.id}>
          {item_id}
        </Text>
        <Text as="span" size={2} tone="muted" className="tabular">
          {t("operator.reports.count", { count: reports })}
        </Text>
      </Row>
      <Text size={2} tone="muted">
        {place}
      </Text>
    </Stack>
  );
}
