import { useState } from "react";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { RANGES, useGetPerformanceQuery, type Performance, type Range } from "#web/features/performance/api.ts";
import { PerformanceView } from "#web/features/performance/performance-view.tsx";
import styles from "#web/features/performance/performance.module.css";
import { accountText } from "#web/features/performance/sentences.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Segmented } from "#web/shared/ui/choice.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";
import { Select } from "#web/shared/ui/select-field.tsx";

/** How the practice account, or one that was ended, has done. */
export function PerformanceScreen() {
  const t = useT();
  const [range, setRange] = useState<Range>("all");
  const [account, setAccount] = useState<number | null>(null);
  const query = { range, ...(account !== null && { account_number: account }) };
  const { data, currentData, error, isFetching, refetch } = useGetPerformanceQuery({ query });
  const title = t("performance.title");
  // What was there stays until the other range has come.
  const performance = currentData ?? (error ? undefined : data);
  if (!performance && !error) return <PageSkeleton name="portfolio" title={title} />;
  return (
    <Page title={title} bar={{ back: "/simulator" }}>
      <Stack gap={6} className={styles.stack} aria-busy={performance !== undefined && isFetching && !currentData}>
        <Stack as="header" gap={2}>
          <PracticeTag />
          <h1>{title}</h1>
          {performance && performance.accounts.length > 1 && (
            <AccountChoice performance={performance} onChange={setAccount} />
          )}
        </Stack>
        <Segmented
          label={t("performance.range")}
          options={RANGES.map((value) => ({ value, label: t(`performance.range.${value}`) }))}
          value={range}
          onChange={setRange}
        />
        {performance ? (
          <Result performance={performance} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </Stack>
    </Page>
  );
}

const journalHref = ({ opened_by: [order], ticker }: Performance["trips"][number]) =>
  `/simulator/journal/new?${new URLSearchParams({ ...(order !== undefined && { order }), ticker }).toString()}`;

function Result({ performance }: { performance: Performance }) {
  const t = useT();
  const isEmpty = performance.exposure.time_percent === 0 && performance.costs.orders === 0;
  if (!isEmpty || performance.trades.closed > 0) {
    return <PerformanceView performance={performance} journalHref={journalHref} />;
  }
  return (
    <EmptyState
      title={t("performance.emptyTitle")}
      actions={<LinkButton to="/simulator/market">{t("performance.emptyAction")}</LinkButton>}
    >
      {t("performance.emptyText")}
    </EmptyState>
  );
}

function AccountChoice({
  performance: { accounts, account_number },
  onChange,
}: {
  performance: Performance;
  onChange: (number: number) => void;
}) {
  const t = useT();
  const language = useLanguage();
  return (
    <Select
      label={t("performance.account")}
      value={account_number}
      options={accounts.toReversed().map((account) => ({
        value: account.number,
        label: accountText(account, t, language),
      }))}
      onValue={onChange}
    />
  );
}
