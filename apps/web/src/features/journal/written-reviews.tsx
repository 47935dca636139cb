import { formatMoment } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import type { Reviews } from "./api.ts";
import styles from "./journal.module.css";
import { ReviewFigures } from "./review-figures.tsx";

/** Reviews of the past, newest first, each with the rule that came of it. */
export function WrittenReviews({ reviews }: { reviews: Reviews["reviews"] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Stack as="ul" gap={3}>
      {reviews.map(({ number, written_at, worked, failed, rule, figures }) => (
        <li key={number}>
          <Card gap={3}>
            <h3>{t("journal.reviewOf", { number, date: formatMoment(written_at, language) })}</h3>
            {rule !== "" && (
              <Note as="p" className={styles.told} dir="auto">
                {rule}
              </Note>
            )}
            {worked !== "" && (
              <p dir="auto">
                <strong>{t("journal.step.worked")}</strong> {worked}
              </p>
            )}
            {failed !== "" && (
              <p dir="auto">
                <strong>{t("journal.step.failed")}</strong> {failed}
              </p>
            )}
            <details>
              <summary className={styles.summary}>{t("journal.step.figures")}</summary>
              <ReviewFigures figures={figures} />
            </details>
          </Card>
        </li>
      ))}
    </Stack>
  );
}
