import { useParams } from "react-router";
import { QuizView } from "#web/features/learning/quiz/quiz-view.tsx";

/** `/quizzes/:quizId` */
export function QuizScreen() {
  const { quizId = "" } = useParams();
  return <QuizView key={quizId} quizId={quizId} />;
}
