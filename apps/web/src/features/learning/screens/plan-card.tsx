import { formatDay } from "#web/features/profile/calendar-formats.ts";
import { profileApi } from "#web/features/profile/api.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { CardLink } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./plan-card.module.css";

/** Seconds after which the plan is asked for again: it moves with every lesson. */
const FRESH = 60;

/** "2 lessons a day · done by 14 Mar 2027". Nothing while there is no plan, or when it cannot be had: the path goes on without it. */
export function PlanCard() {
  const t = useT();
  const language = useLanguage();
  const { data: plan } = profileApi.endpoints.getStudyPlan.useQuery(undefined, { refetchOnMountOrArgChange: FRESH });
  if (!plan || plan.finish_on === null) return null;
  return (
    <CardLink to="/plan" className={styles.card ?? ""}>
      <Icon name="target" size={22} />
      <span className={styles.words}>
        <Text as="span" weight={800}>
          {t("plan.title")}
        </Text>
        <Text as="span" size={4} tone="muted">
          {t("plan.line", {
            lessons: t("plan.lessonsADay", { count: plan.lessons_per_day }),
            date: formatDay(plan.finish_on, language),
          })}
        </Text>
      </span>
      <Icon name="forward" size={20} />
    </CardLink>
  );
}
