import { errorCodeOf, statusOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { acceptToken, offerToken } from "#web/shared/session/auth-slice.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { useUserId } from "#web/shared/state/use-user.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { subscriptionsApi } from "./api.ts";
import { MailLink } from "./mail-link.tsx";

/**
 * Anybody can send a link that opens the plan of some account, their own for example, to have others pay for it. So the page names the
 * account, and the link opens nothing before the reader says that it is theirs. Who is signed in keeps their own plan.
 */
export function LinkQuestion() {
  const t = useT();
  const dispatch = useAppDispatch();
  const userId = useUserId();
  const { data, error, isFetching, refetch } = subscriptionsApi.endpoints.getPlanHolder.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const drop = () => dispatch(offerToken(""));
  if (isFetching && !error) return <Skeleton shape="card" />;
  if (statusOf(error) === 401 || errorCodeOf(error) === "not_found") {
    return (
      <EmptyState title={t("subscriptions.link.ended")} actions={userId ? undefined : <MailLink />}>
        {userId && <Button onClick={drop}>{t("subscriptions.link.own")}</Button>}
      </EmptyState>
    );
  }
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  const email = data.email_hint;
  if (userId !== null) {
    const isOwn = userId === data.user_id;
    return (
      <EmptyState
        mood="thinking"
        title={isOwn ? t("subscriptions.of", { email }) : t("subscriptions.link.other")}
        actions={<Button onClick={drop}>{t("subscriptions.link.own")}</Button>}
      >
        {!isOwn && t("subscriptions.link.otherText", { email })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      mood="thinking"
      title={t("subscriptions.link.title", { email })}
      actions={
        <>
          <Button onClick={() => dispatch(acceptToken())}>{t("subscriptions.link.accept")}</Button>
          <Button look="secondary" onClick={drop}>
            {t("subscriptions.link.drop")}
          </Button>
        </>
      }
    >
      {t("subscriptions.link.text")}
    </EmptyState>
  );
}
