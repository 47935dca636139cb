import { useGetNotificationSettingsQuery } from "#web/features/notifications/api.ts";
import { KindSettings } from "#web/features/notifications/kind-settings.tsx";
import { PushCard } from "#web/features/notifications/push-card.tsx";
import { QuietHours } from "#web/features/notifications/quiet-hours.tsx";
import type { BrowserPush } from "#web/features/notifications/browser-push.ts";
import { useSaveSettings } from "#web/features/notifications/use-save-settings.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";

/** What reaches the learner, where, and when it does not. */
export function NotificationSettingsScreen({ browser }: { browser?: BrowserPush }) {
  const t = useT();
  const { data, error, isFetching, refetch } = useGetNotificationSettingsQuery();
  const save = useSaveSettings();
  const title = t("notifications.settings.title");
  const retry = () => void refetch();
  return (
    <Page title={title} bar={{ back: "/notifications" }}>
      <Stack gap={6}>
        <h1>{title}</h1>
        {!data && (error ? <ErrorState error={error} onRetry={retry} isRetrying={isFetching} /> : <Loading />)}
        {data && (
          <>
            <PushCard push={data.push} browser={browser} />
            <KindSettings settings={data} onChange={(change) => void save(change)} />
            <QuietHours
              hours={data.quiet_hours}
              zone={data.time_zone}
              onChange={(quiet_hours) => void save({ quiet_hours })}
            />
          </>
        )}
      </Stack>
    </Page>
  );
}

function Loading() {
  return (
    <>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </>
  );
}
