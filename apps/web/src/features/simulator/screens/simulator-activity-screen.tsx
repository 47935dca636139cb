import { useState } from "react";
import { ACTIVITY_FILTERS, type ActivityFilter } from "#web/features/simulator/activity/activity-filter.ts";
import { AccountChoice } from "#web/features/simulator/activity/account-choice.tsx";
import { ActivityList } from "#web/features/simulator/activity/activity-list.tsx";
import { OrderPages } from "#web/features/simulator/activity/order-pages.tsx";
import { useGetPortfolioQuery } from "#web/features/simulator/api.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";

const VIEWS = ["open", "ended", "ledger"] as const;
type View = (typeof VIEWS)[number];

/** Orders, open and ended, and everything that changed the cash; of the account in use or of an earlier one. */
export function SimulatorActivityScreen() {
  const t = useT();
  const [view, setView] = useState<View>("open");
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useGetPortfolioQuery();
  const newest = data?.account_number ?? 1;
  const number = chosen ?? newest;
  return (
    <Page title={t("simulator.activity.title")} bar={{ back: "/simulator" }}>
      <Stack gap={6}>
        <div>
          <h1>{t("simulator.activity.title")}</h1>
          <Text size={4} tone="muted">
            {t("ui.practice")}
          </Text>
        </div>
        {newest > 1 && <AccountChoice newest={newest} number={number} onNumber={setChosen} />}
        <Segmented
          label={t("simulator.activity.view")}
          options={VIEWS.map((value) => ({ value, label: t(`simulator.view.${value}`) }))}
          value={view}
          onChange={setView}
        />
        {data && view === "ledger" && <Ledger key={number} accountNumber={number} />}
        {data && view !== "ledger" && <OrderPages key={`${view} ${number}`} status={view} accountNumber={number} />}
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

function Ledger({ accountNumber }: { accountNumber: number }) {
  const t = useT();
  const [filter, setFilter] = useState<ActivityFilter>("all");
  return (
    <>
      <Segmented
        label={t("simulator.activity.filter")}
        options={ACTIVITY_FILTERS.map((value) => ({ value, label: t(`simulator.filter.${value}`) }))}
        value={filter}
        onChange={setFilter}
      />
      <ActivityList filter={filter} accountNumber={accountNumber} />
    </>
  );
}
