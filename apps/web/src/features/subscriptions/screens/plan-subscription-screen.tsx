import { useInAppSession } from "#web/features/in-app/use-in-app-session.ts";
import { CardList } from "#web/features/payments/history/card-list.tsx";
import { ReceiptList } from "#web/features/payments/history/receipt-list.tsx";
import { LinkQuestion } from "#web/features/subscriptions/link-question.tsx";
import { MailLink } from "#web/features/subscriptions/mail-link.tsx";
import { usePlanUser } from "#web/features/subscriptions/use-plan-user.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppSelector } from "#web/shared/state/store.ts";
import { useUser } from "#web/shared/state/use-user.ts";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./plan-subscription-screen.module.css";
import { Subscriptions } from "./subscriptions.tsx";

/** S2.02: the plan of a user, its cards and receipts; opened by a session, a mailed link, or the temporary token of a native app. */
export function PlanSubscriptionScreen() {
  const t = useT();
  useInAppSession({ takesLinks: true });
  const user = useUser();
  const title = t("subscriptions.title");
  return (
    <Page title={title} bar={{ ...(user && { back: "/profile" }), children: title }}>
      <h1 className="sr-only">{title}</h1>
      <Plan />
    </Page>
  );
}

function Plan() {
  const t = useT();
  const holder = usePlanUser();
  const isLinkOffered = useAppSelector(({ auth }) => auth.offeredToken !== "");
  if (holder.status === "loading") {
    return (
      <div aria-busy="true">
        <Skeleton shape="card" />
      </div>
    );
  }
  if (isLinkOffered) return <LinkQuestion />;
  if (holder.status === "failed") return <ErrorState error={holder.error} onRetry={holder.retry} />;
  if (holder.userId === null) {
    return (
      <Stack gap={5}>
        <EmptyState
          title={t("subscriptions.closed")}
          actions={
            <LinkButton to={{ pathname: "/auth/signin", search: "?next=/profile/plan-subscription" }}>
              {t("subscriptions.signIn")}
            </LinkButton>
          }
        >
          {t("subscriptions.closedText")}
        </EmptyState>
        <MailLink />
      </Stack>
    );
  }
  return (
    <Stack gap={6} className={styles.screen}>
      {holder.emailHint !== null && <Text tone="muted">{t("subscriptions.of", { email: holder.emailHint })}</Text>}
      <Subscriptions userId={holder.userId} />
      <CardList userId={holder.userId} />
      <ReceiptList />
    </Stack>
  );
}
