import type { CompiledCurriculum, CompiledQuiz } from "@candlewise/domain/learning/curriculum";
import type { Problems } from "../problems.ts";
import type { Sources } from "../sources.ts";

const POOL = 20;
const NUMERIC = 4;
const CHART = 2;
/** So many more own items of a test than one attempt asks, so that the next attempt brings new ones. */
const SPARE = 3;
const CHARTS: ReadonlySet<string> = new Set(["chart_point", "chart_line", "chart_order", "replay_decision"]);

/** Reports quizzes whose pool is too small or too uniform to draw different attempts from. */
export function checkQuizPools(sources: Sources, english: CompiledCurriculum, problems: Problems): void {
  for (const [id, { file, structure }] of sources.quizzes) {
    const quiz = english.quizzes[id];
    if (!quiz || structure.retired) continue;
    const error = (message: string): void => problems.error(file.path, file.lineOf(["items"]), `items: ${message}`);
    if (structure.kind === "chapter") {
      const numeric = quiz.items.filter((item) => item.type === "numeric").length;
      const charts = quiz.items.filter(({ type }) => CHARTS.has(type)).length;
      if (quiz.items.length < POOL) error(`the pool has ${quiz.items.length} items; write at least ${POOL}`);
      if (numeric < NUMERIC) error(`${numeric} numeric items; write at least ${NUMERIC}`);
      if (charts < CHART) error(`${charts} chart items; write at least ${CHART}`);
    }
    const plain = quiz.items.filter((item) => !item.is_crypto).length;
    const isCryptoQuiz = plain === 0;
    if (quiz.own) checkOwn(quiz, quiz.own, isCryptoQuiz, error);
    if (!isCryptoQuiz && plain < quiz.ask) {
      error(
        `${plain} items without crypto for ${quiz.ask} questions; where crypto is hidden the quiz could not be asked`,
      );
    }
  }
}

function checkOwn(
  { items }: CompiledQuiz,
  own: NonNullable<CompiledQuiz["own"]>,
  isCryptoQuiz: boolean,
  error: (message: string) => void,
): void {
  const all = items.filter(({ id }) => own.items.includes(id));
  const plain = all.filter((item) => !item.is_crypto).length;
  const least = own.ask + SPARE;
  if (all.length < least) {
    error(`${all.length} items of its own, of which an attempt asks ${own.ask}; write at least ${least}`);
  }
  if (!isCryptoQuiz && plain < own.ask) {
    error(`${plain} items of its own without crypto, and an attempt asks ${own.ask}; write more, or lower own`);
  }
}
