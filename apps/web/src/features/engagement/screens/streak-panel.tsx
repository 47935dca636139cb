import type { DailyGoal } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import {
  useGetStreakCalendarQuery,
  useGetStreakProfileQuery,
  type StreakCalendar,
  type StreakProfile,
} from "../api.ts";
import { CoinIcon } from "../engagement-icons.tsx";
import { StreakMonth } from "../streak-calendar.tsx";
import { FreezeShop, RepairOffer } from "../streak-purchases.tsx";
import { dayOfLesson, withActivityOn } from "../with-activity.ts";
import styles from "./streak-panel.module.css";

interface StreakPanelProps {
  userId: string;
  goal: DailyGoal | undefined;
  /** Somebody goes to another screen from here. */
  onLeave: () => void;
}

/** The streak with its month, its longest length, coins, freezes and a possible repair. */
export function StreakPanel({ userId, goal, onLeave }: StreakPanelProps) {
  const fresh = { refetchOnMountOrArgChange: true } as const;
  const calendar = useGetStreakCalendarQuery(undefined, fresh);
  const profile = useGetStreakProfileQuery({ params: { user_id: userId } }, fresh);
  const failed = [calendar, profile].find(({ data, error }) => error && !data);
  if (calendar.data && profile.data)
    return <Streak {...{ goal, calendar: calendar.data, profile: profile.data, onLeave }} />;
  if (!failed) return <Skeleton shape="card" className={styles.waiting} />;
  const retry = () => {
    void calendar.refetch();
    void profile.refetch();
  };
  return <ErrorState error={failed.error} onRetry={retry} isRetrying={failed.isFetching} />;
}

interface StreakProps extends Pick<StreakPanelProps, "goal" | "onLeave"> {
  calendar: StreakCalendar;
  profile: StreakProfile;
}

function Streak({ goal, calendar, profile, onLeave }: StreakProps) {
  const t = useT();
  const { status, current, coins } = withActivityOn(profile, dayOfLesson(goal));
  const { next_milestone: next, longest } = profile;
  const facts = [
    { key: "longest", icon: <Icon name="trophy" size={20} />, value: Math.max(longest, current) },
    { key: "coins", icon: <CoinIcon size={20} />, value: coins },
  ] as const;
  return (
    <Stack gap={4}>
      <Row gap={3} className={styles.current}>
        <span className={styles.flame} data-status={status} aria-hidden="true">
          <Icon name="flame" size={44} />
        </span>
        <Stack>
          <Text size={8} weight={800}>
            {t("engagement.streak.days", { count: current })}
          </Text>
          <Text size={3} tone="muted">
            {t(`engagement.streak.${status}`)}
          </Text>
        </Stack>
      </Row>
      <RepairOffer profile={profile} />
      <dl className={styles.facts}>
        {facts.map(({ key, icon, value }) => (
          <div key={key}>
            <dt>
              {icon} {t(`engagement.streak.${key}`)}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <StreakMonth calendar={calendar} />
      {next.days > current && (
        <Text size={3} weight={600} className={styles.next}>
          {t("engagement.streak.next", { count: next.days - current, days: next.days, coins: next.coins })}
        </Text>
      )}
      <FreezeShop profile={profile} />
      <LinkButton to="/shop" look="secondary" isWide onClick={onLeave}>
        {t("engagement.shop")}
      </LinkButton>
    </Stack>
  );
}
