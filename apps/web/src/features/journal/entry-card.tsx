import { Fragment } from "react";
import { formatMoment } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { CardLink } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Entry } from "./api.ts";
import styles from "./journal.module.css";
import { TradeFacts } from "./trade-facts.tsx";

/** An entry in the list. */
export function EntryCard({ entry }: { entry: Entry }) {
  const t = useT();
  const language = useLanguage();
  const { id, title, ticker, plan, review, notes, tags, feeling_before, feeling_after, created_at } = entry;
  const words = [plan.thesis, review.went_well, review.went_wrong, notes].find((text) => text.trim() !== "");
  const feelings = [feeling_before, feeling_after].filter((feeling) => feeling !== null);
  const hasReview = review.followed_plan !== null || review.went_well !== "" || review.went_wrong !== "";
  return (
    <CardLink to={`/simulator/journal/${id}`} className={styles.entry}>
      <div className={styles.entryHead}>
        <Text as="h2" size={6} dir="auto">
          {title || ticker || t("journal.untitled")}
        </Text>
        <Text as="span" size={2} tone="muted">
          {formatMoment(created_at, language)}
        </Text>
      </div>
      {entry.trade && <TradeFacts trade={entry.trade} ticker={ticker} />}
      {words !== undefined && (
        <p className={styles.words} dir="auto">
          {words}
        </p>
      )}
      <p className={styles.marks}>
        {entry.picture_url !== null && (
          <span>
            <Icon name="image" size={16} />
            <span className="sr-only">{t("journal.picture")}</span>
          </span>
        )}
        {feelings.length > 0 && (
          <span className={styles.feelings}>
            {feelings.map((feeling, index) => (
              <Fragment key={`${index}-${feeling}`}>
                {index > 0 && <Icon name="forward" size={12} />}
                <span>{t(`journal.feeling.${feeling}`)}</span>
              </Fragment>
            ))}
          </span>
        )}
        {tags.map((tag) => (
          <span key={tag} className={styles.mark}>
            <bdi>{tag}</bdi>
          </span>
        ))}
        {entry.trade?.profit && !hasReview && <span className={styles.due}>{t("journal.reviewMissing")}</span>}
      </p>
    </CardLink>
  );
}
