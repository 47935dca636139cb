import { useListNotificationsQuery } from "#web/features/notifications/api.ts";
import { NotificationRow } from "#web/features/notifications/notification-row.tsx";
import { useMarkRead, type Which } from "#web/features/notifications/use-mark-read.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { AsOf } from "#web/shared/ui/as-of.tsx";
import { Button, IconLink, LinkButton } from "#web/shared/ui/button.tsx";
import { ListCard } from "#web/shared/ui/card.tsx";
import { CursorPages, type CursorPage } from "#web/shared/ui/cursor-pages.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";

const pageQuery = (cursor: string | null) => ({ query: cursor === null ? {} : { cursor } });

/** What the learner was told, newest first. */
export function InboxScreen() {
  const t = useT();
  const markRead = useMarkRead();
  const title = t("notifications.title");
  const settings = <IconLink icon="settings" label={t("notifications.settings.title")} to="/profile/notifications" />;
  return (
    <Page title={title} bar={{ back: "/profile", trailing: settings }}>
      <Stack gap={5}>
        <Head title={title} onReadAll={(until) => void markRead({ until })} />
        <CursorPages>{(page) => <InboxPage {...page} onRead={(which) => void markRead(which)} />}</CursorPages>
      </Stack>
    </Page>
  );
}

const useFirstPage = () => useListNotificationsQuery(pageQuery(null), { refetchOnMountOrArgChange: true });

function Head({ title, onReadAll }: { title: string; onReadAll: (until: string) => void }) {
  const t = useT();
  const { data, refetch } = useFirstPage();
  const hasUnread = data !== undefined && data.unread > 0;
  return (
    <>
      {data && (
        <AsOf at={Date.parse(data.at) / 1000} onBack={() => void refetch()}>
          {t("notifications.offline")}
        </AsOf>
      )}
      <Row justify="between" gap={3} wraps>
        <h1>{title}</h1>
        {hasUnread && (
          <Button look="quiet" icon="check" onClick={() => onReadAll(data.at)}>
            {t("notifications.readAll")}
          </Button>
        )}
      </Row>
    </>
  );
}

function InboxPage({ cursor, more, onRead }: CursorPage & { onRead: (which: Which) => void }) {
  const t = useT();
  const { data, error, isFetching, refetch } = useListNotificationsQuery(pageQuery(cursor));
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton shape="card" />;
  if (data.notifications.length === 0 && cursor === null) {
    return (
      <EmptyState
        title={t("notifications.empty.title")}
        actions={<LinkButton to="/learn">{t("notifications.empty.action")}</LinkButton>}
      >
        {t("notifications.empty.text")}
      </EmptyState>
    );
  }
  return (
    <>
      <ListCard>
        {data.notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onOpen={() => !notification.is_read && onRead({ id: notification.id })}
          />
        ))}
      </ListCard>
      {more(data.next_cursor, t("notifications.more"))}
    </>
  );
}
