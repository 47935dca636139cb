import type { PathSummary } from "@candlewise/contracts/learning/schemas";
import { useState } from "react";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { useListPathsQuery } from "#web/features/learning/api.ts";
import { GoalCards, useGoalsText } from "#web/features/learning/plan/goal-cards.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import { useOfferedPaths } from "./goal-paths.ts";
import { useSaveGoal } from "./goal-save.ts";
import styles from "./goal-screen.module.css";

/** Where the learner chooses, or changes, what to learn for. */
export function GoalScreen() {
  const t = useT();
  const { data, error, isFetching, refetch } = useListPathsQuery({});
  if (data) return <Choice all={data.paths} />;
  if (!error) return <PageSkeleton name="list" title={t("learning.choose.legend")} />;
  return (
    <Page title={t("learning.choose.legend")} bar={{ back: true }}>
      <h1 className="sr-only">{t("learning.choose.legend")}</h1>
      <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </Page>
  );
}

function Choice({ all }: { all: readonly PathSummary[] }) {
  const t = useT();
  const paths = useOfferedPaths(all);
  const text = useGoalsText(paths);
  const navigate = useNavigate();
  const current = paths.find(({ is_active }) => is_active)?.arrow ?? null;
  const [pending, setPending] = useState<PathSummary["arrow"] | null>(null);
  const { save, hasFailed } = useSaveGoal();
  const choose = async (arrow: PathSummary["arrow"]) => {
    setPending(arrow);
    if (arrow === current || (await save(arrow))) return navigate("/learn");
    setPending(null);
    return undefined;
  };
  return (
    <Page title={t("learning.choose.legend")} bar={current === null ? {} : { back: true }}>
      <Stack gap={3}>
        <Text as="h1" size={9}>
          {t("learning.choose.title")}
        </Text>
        <p className={styles.text}>{text}</p>
        <GoalCards paths={paths} current={current} pending={pending} onChoose={(arrow) => void choose(arrow)} />
        <Note role="alert" as="p" tone="wrong" className={styles.failed}>
          {hasFailed && t("learning.choose.failed")}
        </Note>
      </Stack>
    </Page>
  );
}
