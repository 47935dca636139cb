import type { ReviewPlan } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./forecast.module.css";
import { useReviewDay } from "./review-day.ts";

/** Reviews on the next seven days as small bars, today first. */
export function Forecast({ plan: { forecast, today, daily_limit } }: { plan: ReviewPlan }) {
  const t = useT();
  const { weekday } = useReviewDay(today);
  const most = Math.max(5, ...forecast.map(({ reviews }) => reviews));
  return (
    <ol className={styles.days}>
      {forecast.map(({ date, reviews }) => (
        <li key={date} data-today={date === today || undefined}>
          <Text as="span" size={2} weight={700} aria-hidden="true" className={styles.count}>
            {reviews > 0 && reviews}
          </Text>
          <svg className={styles.bar} viewBox="0 0 10 40" preserveAspectRatio="none" aria-hidden="true">
            <rect x="0" y={40 - height(reviews, Math.min(most, daily_limit))} width="10" height="40" />
          </svg>
          <Text as="span" size={2} weight={600} tone="muted" aria-hidden="true">
            {weekday(date, "narrow")}
          </Text>
          <span className="sr-only">
            {weekday(date, "long")}: {t("review.forecast.count", { count: reviews })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The track behind the bar shows a day without reviews. */
const height = (reviews: number, most: number): number => (40 * reviews) / most;
