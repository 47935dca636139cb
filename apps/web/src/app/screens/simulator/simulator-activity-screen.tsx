import { useState } from "react";
import { ACTIVITY_FILTERS, type ActivityFilter } from "#web/features/simulator/activity/activity-filter.ts";
import { ActivityList } from "#web/features/simulator/activity/activity-list.tsx";
import { OrderPages } from "#web/features/simulator/activity/order-pages.tsx";
import { useGetPortfolioQuery } from "#web/features/simulator/api.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Segmented, Switch } from "#web/shared/ui/choice.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import styles from "./simulator-screen.module.css";

const VIEWS = ["open", "ended", "ledger"] as const;
type View = (typeof VIEWS)[number];

/** Orders, open and ended, and everything that changed the cash. */
export function Screen() {
  const t = useT();
  const [view, setView] = useState<View>("open");
  return (
    <Page title={t("simulator.activity.title")} bar={{ back: "/simulator" }}>
      <div className={styles.sections}>
        <div>
          <h1>{t("simulator.activity.title")}</h1>
          <p className={styles.note}>{t("simulator.practice")}</p>
        </div>
        <Segmented
          label={t("simulator.activity.view")}
          options={VIEWS.map((value) => ({ value, label: t(`simulator.view.${value}`) }))}
          value={view}
          onChange={setView}
        />
        {view === "ledger" ? <Ledger /> : <OrderPages key={view} status={view} />}
      </div>
    </Page>
  );
}

function Ledger() {
  const t = useT();
  const { data } = useGetPortfolioQuery();
  const [filter, setFilter] = useState<ActivityFilter>("all");
  const [isEverything, setEverything] = useState(false);
  const number = data?.account_number ?? 1;
  return (
    <>
      <Segmented
        label={t("simulator.activity.filter")}
        options={ACTIVITY_FILTERS.map((value) => ({ value, label: t(`simulator.filter.${value}`) }))}
        value={filter}
        onChange={setFilter}
      />
      {number > 1 && <Switch label={t("simulator.activity.everything")} isOn={isEverything} onChange={setEverything} />}
      {data && <ActivityList key={String(isEverything)} filter={filter} accountNumber={isEverything ? null : number} />}
    </>
  );
}
