import { useT } from "#web/shared/i18n/use-t.tsx";
import { Link } from "#web/shared/routing/router.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Challenge, ChallengeDay } from "./api.ts";
import styles from "./day-path.module.css";
import { dayHref } from "./hrefs.ts";

/** The days as a path: what is done, what is open now, and what comes when. */
export function DayPath({ days }: Pick<Challenge, "days">) {
  return (
    <ol className={styles.path}>
      {days.map((day) => (
        <li
          key={day.id}
          className={styles.day}
          data-status={day.status}
          aria-current={day.status === "open" || undefined}
        >
          <span className={styles.node} aria-hidden="true">
            {day.status === "completed" ? <Icon name="check" size={20} /> : day.day}
          </span>
          <DayBox day={day} />
        </li>
      ))}
    </ol>
  );
}

/** A locked day leads nowhere. */
function DayBox({ day }: { day: ChallengeDay }) {
  const words = <DayWords day={day} />;
  if (day.status === "locked") return <div className={styles.box}>{words}</div>;
  return (
    <Link to={dayHref(day.id)} className={styles.box}>
      {words}
      <Icon name="forward" size={20} />
    </Link>
  );
}

function DayWords({ day: { day, type, title, summary, minutes, xp, status, opens_on, score } }: { day: ChallengeDay }) {
  const t = useT();
  const isNext = opens_on !== null;
  return (
    <span className={styles.words}>
      <Text as="span" size={2} weight={700} className={styles.status}>
        {t("challenges.day", { day })} ·{" "}
        {t(status === "locked" && isNext ? "challenges.status.tomorrow" : `challenges.status.${status}`)}
        {score !== null && ` · ${t("challenges.score", { score })}`}
      </Text>
      <Text as="span" size={5} weight={700}>
        <bdi>{title}</bdi>
      </Text>
      <Text as="span" size={3} tone="muted">
        <bdi>{summary}</bdi>
      </Text>
      {status !== "completed" && (
        <Text as="span" size={2} weight={600} tone="muted">
          {t(`challenges.type.${type}`)} · {t("challenges.minutes", { count: minutes })} ·{" "}
          {t("challenges.xp", { count: xp })}
        </Text>
      )}
    </span>
  );
}
