import { useState } from "react";
import { ACTIVITY_FILTERS } from "#web/features/simulator/activity/activity-filter.ts";
import { AccountChoice } from "#web/features/simulator/activity/account-choice.tsx";
import { ActivityList } from "#web/features/simulator/activity/activity-list.tsx";
import { OpenOrderPages, OrderHistoryPages } from "#web/features/simulator/activity/order-pages.tsx";
import { useActivityView, VIEWS } from "#web/features/simulator/activity/use-activity-view.ts";
import { useGetPortfolioQuery } from "#web/features/simulator/api.ts";
import { HISTORY_FILTERS } from "#web/features/simulator/orders/order-facts.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";

/** Orders, open and ended, and everything that changed the cash; of the account in use or of an earlier one. */
export function SimulatorActivityScreen() {
  const t = useT();
  const [{ view }, show] = useActivityView();
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useGetPortfolioQuery();
  const newest = data?.account_number ?? 1;
  const number = chosen ?? newest;
  return (
    <Page title={t("simulator.activity.title")} bar={{ back: "/simulator" }}>
      <Stack gap={6}>
        <Stack as="header" gap={2}>
          <PracticeTag />
          <h1>{t("simulator.activity.title")}</h1>
        </Stack>
        {newest > 1 && <AccountChoice newest={newest} number={number} onNumber={setChosen} />}
        <Segmented
          label={t("simulator.activity.view")}
          options={VIEWS.map((value) => ({ value, label: t(`simulator.view.${value}`) }))}
          value={view}
          onChange={(chosen) => show({ view: chosen })}
        />
        {data && view === "ledger" && <Ledger key={number} accountNumber={number} />}
        {data && view === "open" && <OpenOrderPages key={number} accountNumber={number} />}
        {data && view === "ended" && <History key={number} accountNumber={number} />}
        {!data && !error && (
          <div aria-busy="true">
            <Skeleton shape="card" />
          </div>
        )}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      </Stack>
    </Page>
  );
}

function History({ accountNumber }: { accountNumber: number }) {
  const t = useT();
  const [{ status: filter }, show] = useActivityView();
  return (
    <>
      <Segmented
        label={t("simulator.history.filter")}
        options={HISTORY_FILTERS.map((value) => ({ value, label: t(`simulator.history.${value}`) }))}
        value={filter}
        onChange={(status) => show({ status })}
      />
      <OrderHistoryPages filter={filter} accountNumber={accountNumber} />
    </>
  );
}

function Ledger({ accountNumber }: { accountNumber: number }) {
  const t = useT();
  const [{ type: filter }, show] = useActivityView();
  return (
    <>
      <Segmented
        label={t("simulator.activity.filter")}
        options={ACTIVITY_FILTERS.map((value) => ({ value, label: t(`simulator.filter.${value}`) }))}
        value={filter}
        onChange={(type) => show({ type })}
      />
      <ActivityList filter={filter} accountNumber={accountNumber} />
    </>
  );
}
