import { BRIEF_KINDS, EXTRA_OF, type BriefKind } from "@candlewise/domain/briefs/periods";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { useRef } from "react";
import { useListBriefsQuery, type ListedBrief } from "#web/features/briefs/api.ts";
import { BriefCard } from "#web/features/briefs/brief-card.tsx";
import { runtimeConfig } from "#web/shared/config/runtime-config.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { useUserId } from "#web/shared/state/use-user.ts";
import { AsOf } from "#web/shared/ui/as-of.tsx";
import { LazyPart } from "#web/shared/ui/lazy-part.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";

/** Who has bought everything needs nothing of it. */
const loadOffer = async () => (await import("#web/features/payments/screens/extra-offer.tsx")).ExtraOffer;

/** S7.18: what moved in the market, by day and by week; of what was not bought, the newest headline and its price. */
export function MarketNewsScreen() {
  const t = useT();
  const userId = useUserId();
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useListBriefsQuery(
    userId ? { query: { user_id: userId } } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const title = t("briefs.title");
  if (!data && !error) return <PageSkeleton name="list" title={title} />;
  return (
    <Page title={title} bar={{ back: "/simulator/market" }}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Row gap={3} wraps>
            <h1>{title}</h1>
            {data?.source === "practice" && <PracticeTag />}
          </Row>
          <Text tone="muted">{t("briefs.intro")}</Text>
        </Stack>
        {fulfilledTimeStamp !== undefined && (
          <AsOf at={fulfilledTimeStamp / 1000} onBack={() => void refetch()}>
            {t("briefs.offline")}
          </AsOf>
        )}
        {data ? (
          <Briefs briefs={data.briefs} userId={userId} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </Stack>
    </Page>
  );
}

function Briefs({ briefs, userId }: { briefs: readonly ListedBrief[]; userId: string | null }) {
  const t = useT();
  if (briefs.length === 0) return <EmptyState title={t("briefs.empty")}>{t("briefs.emptyText")}</EmptyState>;
  return BRIEF_KINDS.map((kind) => (
    <Kind key={kind} kind={kind} briefs={briefs.filter((brief) => brief.kind === kind)} userId={userId} />
  ));
}

interface KindProps {
  kind: BriefKind;
  briefs: readonly ListedBrief[];
  userId: string | null;
}

function Kind({ kind, briefs, userId }: KindProps) {
  const t = useT();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  if (briefs.length === 0) return null;
  const product = EXTRA_OF[kind];
  const isLocked = briefs.some(({ is_open }) => !is_open);
  return (
    <Stack as="section" gap={3} aria-labelledby={kind}>
      <h2 id={kind} ref={heading} tabIndex={-1}>
        {t(`briefs.list.${kind}`)}
      </h2>
      <Stack as="ul" gap={3}>
        {briefs.map((brief) => (
          <li key={brief.id}>
            <BriefCard brief={brief} />
          </li>
        ))}
      </Stack>
      {isLocked && isOnline && userId !== null && runtimeConfig().features.payments && (
        <LazyPart
          load={loadOffer}
          props={{
            product,
            source: "third_upsell",
            userId,
            onGo: (to) => {
              if (to) {
                navigate(to);
                return;
              }
              // It is paid, and the list is read again: the button that had the focus goes.
              toast(t(`payments.unlocked.${product}`), { variant: "success" });
              heading.current?.focus();
            },
          }}
        />
      )}
    </Stack>
  );
}
