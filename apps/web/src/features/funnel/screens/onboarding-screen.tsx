import { ONBOARDING_QUESTIONS, questionToAsk, type OnboardingQuestion } from "@candlewise/domain/funnel/onboarding";
import { useEffect, useRef, type ComponentType } from "react";
import { Navigate, useLocation, useNavigate, useSearchParams } from "#web/shared/routing/router.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { useGetUserPropertiesQuery } from "#web/features/profile/api.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { Page } from "#web/shared/ui/page.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { ExperienceQuestion } from "./experience-question.tsx";
import { GoalQuestion } from "./goal-question.tsx";
import type { QuestionProps } from "./question-props.ts";
import { useFinishOnboarding } from "./use-finish-onboarding.ts";
import { useFunnelStep } from "./use-funnel-step.ts";

const QUESTIONS = {
  goal: GoalQuestion,
  experience: ExperienceQuestion,
} as const satisfies Record<OnboardingQuestion, ComponentType<QuestionProps>>;

/** S2.10: one question per screen, one tap per answer. Each answer is saved at once, so that a later visit resumes here. */
export function OnboardingScreen() {
  const t = useT();
  const visit = useFunnelStep("onboarding");
  const { data, error, isFetching, refetch } = useGetUserPropertiesQuery();
  if (visit.status === "gone") return <Navigate to={visit.onward} replace />;
  if (data && visit.status === "open") return <Questions answers={data.properties} leave={visit.leave} />;
  if (!error) return <PageSkeleton name="list" title={t("funnel.title")} />;
  return (
    <Page title={t("funnel.title")}>
      <h1 className="sr-only">{t("funnel.title")}</h1>
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
  const finish = useFinishOnboarding(leave);
  const question = questionToAsk(answers, search.get("step"));
  const searchFor = (step: OnboardingQuestion) => {
    const changed = new URLSearchParams(search);
    changed.set("step", step);
    return `?${changed}`;
  };
  if (question === null) return <Finish finish={finish} />;
  // Named in the address, so that it stays when its answer is saved.
  if (search.get("step") !== question) return <Navigate to={{ search: searchFor(question) }} replace />;

  const at = ONBOARDING_QUESTIONS.indexOf(question);
  const next = ONBOARDING_QUESTIONS[at + 1];
  const previous = ONBOARDING_QUESTIONS[at - 1];
  const goBack = (to: OnboardingQuestion) =>
    // The entry before this one is the previous question, unless the visit resumed here.
    isRecord(state) && state["isOnward"] === true
      ? navigate(-1)
      : navigate({ search: searchFor(to) }, { replace: true });
  const goOn = () => (next ? navigate({ search: searchFor(next) }, { state: { isOnward: true } }) : finish());
  const Question = QUESTIONS[question];
  return (
    <Question
      key={question}
      answers={answers}
      place={{
        step: at + 1,
        steps: ONBOARDING_QUESTIONS.length,
        ...(previous && { back: () => goBack(previous) }),
      }}
      onAnswered={() => void goOn()}
    />
  );
}

/** Every question was answered on an earlier visit. */
function Finish({ finish }: { finish: () => Promise<void> }) {
  const t = useT();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void finish();
  }, [finish]);
  return <PageSkeleton name="list" title={t("funnel.title")} />;
}
