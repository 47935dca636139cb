import { ONBOARDING_QUESTIONS, questionToAsk, type OnboardingQuestion } from "@candlewise/domain/funnel/onboarding";
import type { ComponentType } from "react";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { useGetUserPropertiesQuery } from "#web/features/profile/api.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { Page } from "#web/shared/ui/page.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { DailyQuestion } from "./daily-question.tsx";
import { GoalQuestion } from "./goal-question.tsx";
import { ExperienceQuestion, MinutesQuestion, ZoneQuestion } from "./questions.tsx";
import type { QuestionProps } from "./question-props.ts";
import { useFinishOnboarding } from "./use-finish-onboarding.ts";
import { useFunnelStep } from "./use-funnel-step.ts";

const QUESTIONS = {
  goal: GoalQuestion,
  experience: ExperienceQuestion,
  minutes: MinutesQuestion,
  zone: ZoneQuestion,
  daily: DailyQuestion,
} as const satisfies Record<OnboardingQuestion, ComponentType<QuestionProps>>;

/** S2.10: one question a screen; each answer is kept at once, so a later visit goes on where this one ended. */
export function OnboardingScreen() {
  const t = useT();
  const visit = useFunnelStep("onboarding");
  const { data, error, isFetching, refetch } = useGetUserPropertiesQuery();
  if (visit.status === "gone") return <Navigate to={visit.onward} replace />;
  if (data && visit.status === "open") return <Questions answers={data.properties} leave={visit.leave} />;
  if (!error) return <PageSkeleton name="list" title={t("funnel.title")} />;
  return (
    <Page title={t("funnel.title")}>
      <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    </Page>
  );
}

interface QuestionsProps extends Pick<QuestionProps, "answers"> {
  leave: (to: string) => Promise<void>;
}

function Questions({ answers, leave }: QuestionsProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const finish = useFinishOnboarding();
  const question = questionToAsk(answers, search.get("step"));
  const at = ONBOARDING_QUESTIONS.indexOf(question);
  const next = ONBOARDING_QUESTIONS[at + 1];
  const previous = ONBOARDING_QUESTIONS[at - 1];
  const searchFor = (step: OnboardingQuestion) => {
    const changed = new URLSearchParams(search);
    changed.set("step", step);
    return `?${changed}`;
  };
  const goBack = (step: OnboardingQuestion) =>
    // The entry before this one is the previous question, unless the visit went on in the middle.
    isRecord(state) && state["isOnward"] === true
      ? navigate(-1)
      : navigate({ search: searchFor(step) }, { replace: true });
  const goOn = async () => {
    if (next) return navigate({ search: searchFor(next) }, { state: { isOnward: true } });
    await finish();
    const wanted = search.get("next");
    return leave(wanted === null ? "/plan" : `/plan?${new URLSearchParams({ next: wanted })}`);
  };
  const Question = QUESTIONS[question];
  return (
    <Question
      key={question}
      answers={answers}
      place={{
        step: at + 1,
        steps: ONBOARDING_QUESTIONS.length,
        ...(previous && { back: () => void goBack(previous) }),
      }}
      onAnswered={() => void goOn()}
    />
  );
}
