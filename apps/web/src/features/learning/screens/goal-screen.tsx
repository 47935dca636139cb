import type { PathSummary } from "@candlewise/contracts/learning/schemas";
import { useState } from "react";
import { useNavigate } from "react-router";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { useListPathsQuery } from "#web/features/learning/api.ts";
import { GoalCards } from "#web/features/learning/plan/goal-cards.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { useOfferedPaths } from "./goal-paths.ts";
import styles from "./goal-screen.module.css";
import { useSaveGoal } from "./goal-save.ts";

/** Where the learner chooses, or changes, what to learn for. */
export function GoalScreen() {
  const t = useT();
  const { data, error, isFetching, refetch } = useListPathsQuery({});
  if (data) return <Choice all={data.paths} />;
  if (!error) return <PageSkeleton name="list" title={t("learning.choose.legend")} />;
  return (
    <Page title={t("learning.choose.legend")} bar={{ back: true }}>
      <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </Page>
  );
}

function Choice({ all }: { all: readonly PathSummary[] }) {
  const t = useT();
  const paths = useOfferedPaths(all);
  const navigate = useNavigate();
  const current = paths.find(({ is_active }) => is_active)?.arrow ?? null;
  const [chosen, setChosen] = useState(current);
  const { save, isSaving, hasFailed } = useSaveGoal();
  const submit = async () => {
    if (chosen && (chosen === current || (await save(chosen)))) await navigate("/learn");
  };
  const action = () => {
    if (current === null) return t("learning.choose.start");
    return t(chosen === current ? "learning.choose.keep" : "learning.choose.save");
  };
  return (
    <Page title={t("learning.choose.legend")} bar={current === null ? {} : { back: true }}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h1>{t("learning.choose.title")}</h1>
        <p className={styles.text}>{t("learning.choose.text")}</p>
        <GoalCards paths={paths} chosen={chosen} current={current} onChoose={setChosen} />
        <div className={styles.dock}>
          <p role="alert" className={styles.failed}>
            {hasFailed && t("learning.choose.failed")}
          </p>
          <Button type="submit" isWide isBusy={isSaving} disabled={chosen === null}>
            {action()}
          </Button>
        </div>
      </form>
    </Page>
  );
}
