import type { OrderProgress } from "@candlewise/contracts/payments/schemas";
import { PRODUCT_KINDS } from "@candlewise/domain/offers/product";
import { useEffect, useState, type ReactNode } from "react";
import { nextPath } from "#web/features/auth/next-path.ts";
import { useListPaymentsQuery } from "#web/features/payments/api.ts";
import { checkoutOf } from "#web/features/payments/last-checkout.ts";
import { declineText } from "#web/features/payments/refusal-text.ts";
import { useOrderProgress } from "#web/features/payments/use-order-progress.ts";
import { SignInFirst } from "#web/features/payments/sign-in-first.tsx";
import { usePlanUser } from "#web/features/subscriptions/use-plan-user.ts";
import { statusOf } from "#web/shared/api-client/request-error.ts";
import { useVisibility } from "#web/shared/geo/use-visibility.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { useCheer } from "#web/shared/ui/celebrations/use-cheer.ts";
import { Page } from "#web/shared/ui/page.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { CandleLoader } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import { useNow } from "#web/shared/ui/use-now.ts";

/** Milliseconds. */
const ASK_EVERY = 2000;
/** Seconds that nearly every payment stays below. */
const LONG = 20;

/** Waits for the outcome of a payment; the browser comes back here after a step at the bank. */
export function OrderScreen() {
  const t = useT();
  const { orderId } = useRouteParams("orderId");
  const payer = usePlanUser();
  const title = t("payments.order.title");
  if (payer.status === "none") return <SignInFirst title={title} />;
  if (payer.status === "failed") {
    return (
      <Page title={title}>
        <h1 className="sr-only">{title}</h1>
        <ErrorState error={payer.error} onRetry={payer.retry} />
      </Page>
    );
  }
  if (payer.userId === null) return <PageSkeleton name="form" title={title} />;
  return <Order userId={payer.userId} orderId={orderId} />;
}

function Order({ userId, orderId }: { userId: string; orderId: string }) {
  const t = useT();
  const { order, error } = useOrderProgress(userId, orderId, ASK_EVERY);
  const now = useNow(5);
  const [openedAt] = useState(now);
  const title = t("payments.order.title");
  const isUnknown = statusOf(error) === 404 && !order;
  return (
    <Page title={title} bar={null}>
      <h1 className="sr-only">{title}</h1>
      {isUnknown ? (
        <EmptyState
          mood="lost"
          title={t("payments.order.unknown")}
          actions={<LinkButton to="/plans">{t("payments.plans")}</LinkButton>}
        />
      ) : (
        <Stack gap={4}>
          {order ? (
            <Outcome order={order} isSlow={now - openedAt > LONG} />
          ) : (
            <Waiting title={t("payments.order.pending")}>{t("payments.order.pendingText")}</Waiting>
          )}
          {error && <Note role="alert">{t("payments.order.lost")}</Note>}
        </Stack>
      )}
    </Page>
  );
}

function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={4} align="center">
      <CandleLoader label={title} />
      <h2>{title}</h2>
      <Text as="output" tone="muted">
        {children}
      </Text>
    </Stack>
  );
}

function Outcome({ order, isSlow }: { order: OrderProgress; isSlow: boolean }) {
  const t = useT();
  const checkout = checkoutOf(order.order_id);
  const after = nextPath(checkout?.search ?? "");
  switch (order.outcome) {
    case "pending":
      return (
        <Waiting title={t("payments.order.pending")}>
          {t(isSlow ? "payments.order.slow" : "payments.order.pendingText")}
        </Waiting>
      );
    case "requires_action":
      return (
        <EmptyState mood="thinking" title={t("payments.order.action")} actions={<Confirm url={order.verify_url} />}>
          {t("payments.order.actionText")}
        </EmptyState>
      );
    case "failed":
      return (
        <EmptyState
          mood="sorry"
          title={t("payments.order.failed")}
          actions={
            <>
              <LinkButton to={checkout ? `/checkout${checkout.search}` : "/plans"}>
                {t("payments.order.again")}
              </LinkButton>
              <LinkButton look="secondary" to={after}>
                {t("payments.order.leave")}
              </LinkButton>
            </>
          }
        >
          {declineText(t, order.decline)}
        </EmptyState>
      );
    case "paid":
      return <Paid orderId={order.order_id} search={checkout?.search ?? ""} to={after} />;
    case "returned":
      return (
        <EmptyState
          title={t("payments.order.returned")}
          actions={<LinkButton to={after}>{t("payments.order.continue")}</LinkButton>}
        >
          {t("payments.order.returnedText")}
        </EmptyState>
      );
  }
}

function Confirm({ url }: { url: string | null }) {
  const t = useT();
  // Only an address of the web: it comes from the provider.
  if (url === null || !/^https?:/.test(url)) return null;
  return <Button onClick={() => location.assign(url)}>{t("payments.order.confirm")}</Button>;
}

interface PaidProps {
  orderId: string;
  /** Of the checkout. */
  search: string;
  to: string;
}

function Paid({ orderId, search, to }: PaidProps) {
  const t = useT();
  const cheer = useCheer();
  const { data } = useListPaymentsQuery();
  const bought = new URLSearchParams(search).get("product");
  const product =
    PRODUCT_KINDS.find((kind) => kind === bought) ??
    data?.orders.find(({ order_id }) => order_id === orderId)?.product_type;
  useEffect(() => cheer({ kind: "reward", isGreat: true }), [cheer]);
  const { hidesSimulator } = useVisibility();
  const isExtra = product !== undefined && product !== "app";
  return (
    <EmptyState
      mood="proud"
      title={t("payments.order.paid")}
      actions={
        <>
          <LinkButton to={to}>{t("payments.order.continue")}</LinkButton>
          {isExtra && !hidesSimulator && to !== "/market-news" && (
            <LinkButton look="secondary" to="/market-news">
              {t("payments.order.openNews")}
            </LinkButton>
          )}
        </>
      }
    >
      {product && t(`payments.unlocked.${product}`)}
    </EmptyState>
  );
}
