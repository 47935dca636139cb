import type { Arrow } from "@candlewise/domain/learning/curriculum";
import { useState } from "react";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { QuestionFrame } from "#web/features/funnel/question-frame.tsx";
import { useListPathsQuery } from "#web/features/learning/api.ts";
import { GoalCards, useGoalsText } from "#web/features/learning/plan/goal-cards.tsx";
import { profileApi } from "#web/features/profile/api.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { Page } from "#web/shared/ui/page.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { useOfferedPaths } from "#web/features/learning/screens/goal-paths.ts";
import { useSaveGoal } from "#web/features/learning/screens/goal-save.ts";
import type { QuestionProps } from "./question-props.ts";

/** What to learn for; the path of the answer becomes the active one. */
export function GoalQuestion({ answers, place, onAnswered }: QuestionProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = useListPathsQuery({});
  const [pending, setPending] = useState<Arrow | null>(null);
  const { save, hasFailed } = useSaveGoal();
  const paths = useOfferedPaths(data?.paths ?? []);
  const text = useGoalsText(paths);
  if (!data && error) {
    return (
      <Page title={t("learning.choose.legend")}>
        <h1 className="sr-only">{t("learning.choose.legend")}</h1>
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Page>
    );
  }
  if (!data) return <PageSkeleton name="list" title={t("learning.choose.legend")} />;

  const isActive = (arrow: Arrow) => data.paths.some((path) => path.is_active && path.arrow === arrow);
  const choose = async (arrow: Arrow) => {
    setPending(arrow);
    const isSaved = (answers.arrow === arrow && isActive(arrow)) || (await save(arrow));
    if (!isSaved) return setPending(null);
    dispatch(
      profileApi.util.updateQueryData("getUserProperties", undefined, ({ properties }) => {
        properties.arrow = arrow;
      }),
    );
    onAnswered();
  };
  return (
    <QuestionFrame
      {...place}
      title={t("learning.choose.title")}
      text={text}
      problem={hasFailed ? t("learning.choose.failed") : null}
    >
      <GoalCards paths={paths} current={answers.arrow} pending={pending} onChoose={(arrow) => void choose(arrow)} />
    </QuestionFrame>
  );
}
