import { localDate } from "@candlewise/domain/learning/local-day";
import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { useGetDailyGoalQuery, useListCompletedComponentsQuery } from "#web/features/learning/api.ts";
import { useGetUserPropertiesQuery } from "#web/features/profile/api.ts";
import { LanguageSetting, SoundSetting, ThemeSetting } from "#web/features/profile/device-settings.tsx";
import { LearnedCard } from "#web/features/profile/learned-card.tsx";
import { LearningSettings } from "#web/features/profile/learning-settings.tsx";
import { ProfileHeader } from "#web/features/profile/profile-header.tsx";
import { LinkRow, SettingsList } from "#web/features/profile/setting-row.tsx";
import { learnedTotals, skyline } from "#web/features/profile/skyline.ts";
import { TodayCard } from "#web/features/profile/today-card.tsx";
import { useVisibility } from "#web/shared/geo/use-visibility.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useUser } from "#web/shared/state/use-user.ts";
import { Card } from "#web/shared/ui/card.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { EmailNotice } from "./email-notice.tsx";
import { ErasureNotice } from "./erasure-notice.tsx";
import { FeedbackRow, InstallRow } from "./help-rows.tsx";
import { NotificationsRow } from "./notifications-row.tsx";
import styles from "./profile-screen.module.css";
import { PlanRow } from "./plan-row.tsx";
import { SignOut } from "./sign-out.tsx";

const RecentBadges = lazyComponent(
  () => import("#web/features/achievements/screens/recent-badges.tsx"),
  "RecentBadges",
  ["achievements"],
);

const WEEKS = 12;

/** Who one is, what one learned, and the settings. */
export function ProfileScreen() {
  const t = useT();
  const user = useUser();
  const goal = useGetDailyGoalQuery({});
  if (!user) return <PageSkeleton name="profile" title={t("profile.title")} />;
  const today = goal.data && <TodayCard done={goal.data.completed_lessons} target={goal.data.target_lessons} />;
  return (
    <Page title={t("profile.title")} aside={today}>
      <Stack gap={6}>
        <ProfileHeader user={user} />
        <ErasureNotice />
        <NotificationsRow />
        {today && <div className={styles.today}>{today}</div>}
        <Stack as="section" gap={3}>
          <h2>{t("profile.learned.title")}</h2>
          <Learned today={goal.data?.local_date} />
          <Badges />
          <LearnedLinks />
        </Stack>
        <Stack as="section" gap={3}>
          <h2>{t("profile.settings.title")}</h2>
          <Settings />
        </Stack>
        <Stack as="section" gap={3}>
          <h2>{t("profile.account.title")}</h2>
          <EmailNotice email={user.email} />
          <SettingsList isBusy={false}>
            <PlanRow />
            <LinkRow
              icon="lock"
              label={t("profile.account.security")}
              text={t("profile.account.securityText")}
              to="/profile/security"
            />
            <LinkRow
              icon="shield"
              label={t("profile.account.data")}
              text={t("profile.account.dataText")}
              to="/profile/data"
            />
          </SettingsList>
        </Stack>
        <Stack as="section" gap={3}>
          <h2>{t("profile.help.title")}</h2>
          <SettingsList isBusy={false}>
            <LinkRow icon="help" label={t("profile.help.questions")} to="/profile/help" />
            <LinkRow icon="book" label={t("profile.help.glossary")} to="/glossary" />
            <InstallRow />
            <FeedbackRow />
            <LinkRow icon="book" label={t("profile.help.terms")} to="/auth/terms" />
          </SettingsList>
        </Stack>
        <SignOut userId={user.id} />
      </Stack>
    </Page>
  );
}

function LearnedLinks() {
  const t = useT();
  const { hidesSimulator } = useVisibility();
  return (
    <SettingsList isBusy={false}>
      <LinkRow icon="refresh" label={t("profile.skills")} to="/review" />
      <LinkRow icon="trophy" label={t("app.nav.leagues")} to="/leagues" />
      <LinkRow icon="star" label={t("profile.shop")} text={t("profile.shopText")} to="/shop" />
      <LinkRow icon="book" label={t("profile.sheets")} to="/cheat-sheets" />
      {!hidesSimulator && (
        <LinkRow icon="chart" label={t("profile.news")} text={t("profile.newsText")} to="/market-news" />
      )}
    </SettingsList>
  );
}

function Badges() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<Skeleton className={styles.badgesSkeleton ?? ""} />}>
        <RecentBadges />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Without the server's day (the call failed) the last completed day stands for today. */
function Learned({ today }: { today: string | undefined }) {
  const { data, error, isFetching, refetch } = useListCompletedComponentsQuery();
  const { data: account } = useGetUserPropertiesQuery();
  if (!data && error) {
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Card>
    );
  }
  const newest = data?.components[0]?.completed_at.slice(0, 10);
  const until = today ?? newest;
  if (!data || !account || until === undefined) return <Skeleton className={styles.learnedSkeleton ?? ""} />;
  const zone = account.properties.time_zone;
  const weeks = skyline(data.components, {
    today: until,
    count: WEEKS,
    localDate: (instant) => localDate(instant, zone),
  });
  return <LearnedCard totals={learnedTotals(data.components)} weeks={weeks} />;
}

function Settings() {
  const { data, error, isFetching, refetch } = useGetUserPropertiesQuery();
  return (
    <SettingsList isBusy={!data && !error}>
      {data ? (
        <LearningSettings properties={data.properties} />
      ) : (
        <li>
          {error ? (
            <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <Skeleton className={styles.settingsSkeleton ?? ""} />
          )}
        </li>
      )}
      <ThemeSetting />
      <LanguageSetting />
      <SoundSetting />
    </SettingsList>
  );
}
