import { QuizView } from "#web/features/learning/quiz/quiz-view.tsx";
import { useRouteParams } from "#web/shared/routing/route-params.ts";

/** `/quizzes/:quizId` */
export function QuizScreen() {
  const { quizId } = useRouteParams("quizId");
  return <QuizView key={quizId} quizId={quizId} />;
}
