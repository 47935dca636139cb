import type { StudyPlan } from "@candlewise/contracts/profile/schemas";
import { minutesForLessons } from "@candlewise/domain/funnel/onboarding";
import { useState } from "react";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { ChoiceList } from "#web/features/funnel/choice-list.tsx";
import { QuestionFrame } from "#web/features/funnel/question-frame.tsx";
import { profileApi } from "#web/features/profile/api.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import type { QuestionProps } from "./question-props.ts";
import { useSaveAnswer } from "./use-save-answer.ts";

/** Lessons a day that can be a goal. */
const LEAST = 1;
const MOST = 10;
const CHOICES = 4;

/** The suggestion, one less where that is possible, and what comes after. */
function choicesAround(suggested: number): number[] {
  const first = Math.min(Math.max(suggested - 1, LEAST), MOST - CHOICES + 1);
  return Array.from({ length: CHOICES }, (_, index) => first + index);
}

/** Lessons a day: as many as fit into the minutes, unless the learner wishes otherwise. */
export function DailyQuestion(props: QuestionProps) {
  const t = useT();
  // Asked anew: it follows from the answers just given.
  const {
    currentData: plan,
    error,
    isFetching,
    refetch,
  } = profileApi.endpoints.getStudyPlan.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // Saving the answer makes another plan; the choice stays what it was made from.
  const [asked, setAsked] = useState<StudyPlan | null>(null);
  if (!asked && plan && !isFetching) setAsked(plan);
  if (asked) return <DailyChoice {...props} plan={asked} />;
  if (!error || isFetching) return <PageSkeleton name="list" title={t("funnel.daily.title")} />;
  return (
    <Page title={t("funnel.daily.title")}>
      <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </Page>
  );
}

function DailyChoice({ plan, place, onAnswered }: QuestionProps & { plan: StudyPlan }) {
  const t = useT();
  const suggested = plan.lessons_per_day;
  const [chosen, setChosen] = useState(suggested);
  const { save, isSaving, hasFailed } = useSaveAnswer();
  const [isDone, setDone] = useState(false);
  const minutes = (lessons: number) => minutesForLessons(lessons, plan);
  const submit = async () => {
    const answer = { target_lessons: chosen, ...(chosen !== suggested && { minutes_a_day: minutes(chosen) }) };
    if (!(await save(answer))) return;
    setDone(true);
    onAnswered();
  };
  const title = t("funnel.daily.title");
  return (
    <QuestionFrame
      {...place}
      title={title}
      text={t("funnel.daily.text")}
      isBusy={isSaving || isDone}
      problem={hasFailed ? t("funnel.failed") : null}
      onContinue={() => void submit()}
    >
      <ChoiceList<number>
        legend={title}
        value={chosen}
        onChange={setChosen}
        options={choicesAround(suggested).map((value) => ({
          value,
          label: t("funnel.daily.label", { count: value }),
          text: t("funnel.daily.minutes", { minutes: minutes(value) }),
          tag: value === suggested ? t("funnel.daily.fits") : undefined,
        }))}
      />
    </QuestionFrame>
  );
}
