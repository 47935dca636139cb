import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { REFETCH_AFTER, useGetPortfolioQuery, type Portfolio } from "#web/features/simulator/api.ts";
import { usePollingUnlessLive } from "#web/shared/state/account-stream.ts";
import { AccountActions } from "#web/features/simulator/portfolio/account-actions.tsx";
import { Allocation } from "#web/features/simulator/portfolio/allocation.tsx";
import { CashCard } from "#web/features/simulator/portfolio/cash-card.tsx";
import { FirstVisit } from "#web/features/simulator/portfolio/first-visit.tsx";
import { HiddenHoldings } from "#web/features/simulator/portfolio/hidden-holdings.tsx";
import { OpenOrders } from "#web/features/simulator/portfolio/open-orders.tsx";
import { Places } from "#web/features/simulator/portfolio/places.tsx";
import { Positions } from "#web/features/simulator/portfolio/positions.tsx";
import { useIsUntouched } from "#web/features/simulator/portfolio/use-is-untouched.ts";
import { SoldToday } from "#web/features/simulator/portfolio/sold-today.tsx";
import { ValueHero } from "#web/features/simulator/portfolio/value-hero.tsx";
import { HISTORY_HREF } from "#web/features/simulator/hrefs.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { AsOf } from "#web/shared/ui/as-of.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./simulator-screen.module.css";

/** Without the stream of the account: milliseconds between two requests, while the screen is looked at. */
const LOOK_AGAIN = 15_000;

/** The practice account: what it is worth, what is held, what is open. */
export function SimulatorScreen() {
  const t = useT();
  const { data, error, isFetching, refetch } = useGetPortfolioQuery(undefined, {
    ...REFETCH_AFTER,
    pollingInterval: usePollingUnlessLive(LOOK_AGAIN),
    skipPollingIfUnfocused: true,
  });
  const title = t("simulator.title");
  if (data) return <Account portfolio={data} title={title} onStale={() => void refetch()} />;
  if (!error) return <PageSkeleton name="portfolio" title={title} />;
  return (
    <Page title={title}>
      <h1 className="sr-only">{title}</h1>
      <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </Page>
  );
}

interface AccountProps {
  portfolio: Portfolio;
  title: string;
  onStale: () => void;
}

function Account({ portfolio, title, onStale }: AccountProps) {
  const t = useT();
  const isUntouched = useIsUntouched(portfolio);
  const hasPositions = portfolio.assets.length > 0;
  return (
    <Page
      title={title}
      aside={
        <Stack gap={6}>
          <WhereItIs portfolio={portfolio} />
        </Stack>
      }
    >
      <Stack gap={6}>
        <AsOf at={portfolio.at} onBack={onStale}>
          {t("simulator.noConnection")}
        </AsOf>
        <ValueHero portfolio={portfolio} />
        {isUntouched ? <FirstVisit /> : <Places />}
        {!isUntouched && (
          <Stack as="section" gap={3}>
            <h2>{t("simulator.positions")}</h2>
            {hasPositions && <Positions portfolio={portfolio} />}
            {portfolio.hidden && <HiddenHoldings hidden={portfolio.hidden} />}
            {!hasPositions && !portfolio.hidden && (
              <EmptyState title={t("simulator.positionsEmpty")}>{t("simulator.positionsEmptyText")}</EmptyState>
            )}
            <SoldToday closed={portfolio.closed_today} />
          </Stack>
        )}
        <OpenOrders title={t("simulator.openOrders")} />
        {!isUntouched && (
          <LinkButton to={HISTORY_HREF} look="quiet" icon="clock" isWide>
            {t("simulator.orderHistory")}
          </LinkButton>
        )}
        <Stack gap={6} className={styles.onPhone}>
          <WhereItIs portfolio={portfolio} />
        </Stack>
        {isUntouched && <Places />}
        <Stack as="section" gap={3}>
          <h2>{t("simulator.account")}</h2>
          <Text size={4} tone="muted">
            {t("simulator.accountText", { number: portfolio.account_number })}
          </Text>
          <AccountActions accountNumber={portfolio.account_number} />
        </Stack>
      </Stack>
    </Page>
  );
}

/** The cash, and how all is spread; in the right column, or among the rest where there is none. */
function WhereItIs({ portfolio }: { portfolio: Portfolio }) {
  const t = useT();
  return (
    <>
      <Stack as="section" gap={3}>
        <h2>{t("simulator.cash.name")}</h2>
        <CashCard portfolio={portfolio} />
      </Stack>
      {(portfolio.assets.length > 0 || (portfolio.hidden?.value ?? 0) > 0) && (
        <Stack as="section" gap={3}>
          <h2>{t("simulator.allocation")}</h2>
          <Allocation portfolio={portfolio} />
        </Stack>
      )}
    </>
  );
}
