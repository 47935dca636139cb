import { loadContentBundle } from "@candlewise/content/bundle";
import type { CompiledQuiz } from "@candlewise/domain/learning/curriculum";
import { seededRandom, type Random } from "@candlewise/domain/learning/hash";
import type { Answer, CompiledItem, PublicItem } from "@candlewise/domain/learning/items";
import { presentItem } from "@candlewise/domain/learning/present-item";
import { drawQuiz, type DrawnQuestion } from "@candlewise/domain/learning/quiz-draw";
import { scoreQuiz } from "@candlewise/domain/learning/quiz-score";
import { plainText } from "@candlewise/domain/learning/rich-text";
import { judge, solutionOf } from "@candlewise/domain/learning/scoring";
import { atLeast, atMost, report, type Figure } from "./support/figures.ts";
import { gloomOf } from "./support/gloom.ts";
import { guess } from "./support/guesses.ts";
import { sized } from "./support/short.ts";

// Simulated learners take every quiz and course test of the compiled curriculum once, by the real draw, judgment and pass mark. Those who know nothing should fail: a guesser, and three who
// know a trick for choices and guess at everything else. An able learner should pass. A seed always gives the same learners.
const LEARNERS = sized(1_000, 250);
/**
 * The able learner answers by the DINA model (Junker and Sijtsma, 2001): a skill is mastered or not; a mastered one is answered wrong by a slip, another one is guessed.
 */
const MASTERY = Number(process.env["MASTERY"] ?? 0.98);
const SLIP = Number(process.env["SLIP"] ?? 0.05);
/** Shares of learners who may pass a quiz or test without knowing anything, and who must pass with nearly everything. */
const GUESSERS_PASS = 0.02;
const TRICKS_PASS = 0.05;
/** Of few learners the worst of all quizzes is lower by chance. */
const ABLE_PASS = sized(0.9, 0.85);

interface Asked {
  readonly item: CompiledItem;
  readonly seed: string;
  readonly question: PublicItem;
}
type Learner = (asked: Asked, random: Random) => Answer;

/** Picks the choice of the highest mark, at random among equals; guesses where nothing is to be chosen. */
const pickingBy =
  (markOf: (text: string) => number): Learner =>
  ({ question }, random) => {
    if (question.type !== "choice") return guess(question, random);
    const marks = question.choices.map(({ text }) => markOf(plainText(text)));
    const choices = question.choices.filter((_, index) => marks[index] === Math.max(...marks));
    return guess({ ...question, choices }, random);
  };

const isRight = ({ item, seed }: Asked, answer: Answer): boolean => {
  const verdict = judge(item, seed, answer);
  if ("error" in verdict) throw new Error(`${item.id} takes no ${JSON.stringify(answer)}`);
  return verdict.is_correct === true;
};

function slipped(asked: Asked, random: Random): Answer {
  const answer = guess(asked.question, random);
  return isRight(asked, answer) ? slipped(asked, random) : answer;
}

function expected(what: string): never {
  throw new Error(`expected ${what}`);
}

/** Whether the skill is mastered is the same in every question on it. */
function ableLearner(name: string): Learner {
  const mastered = new Map<string, boolean>();
  return (asked, random) => {
    const { item, seed, question } = asked;
    if (!mastered.has(item.skill)) mastered.set(item.skill, seededRandom(`${name} ${item.skill}`)() < MASTERY);
    if (!mastered.get(item.skill)) return guess(question, random);
    if (random() < SLIP) return slipped(asked, random);
    const answer = solutionOf(item, seed) ?? expected(`an answer to ${item.id}`);
    return isRight(asked, answer) ? answer : expected(`${item.id} to accept its own answer`);
  };
}

const KINDS = {
  guesser:
    () =>
    ({ question }, random) =>
      guess(question, random),
  cynic: () => pickingBy(gloomOf),
  "longest-picker": () => pickingBy((text) => text.length),
  "shortest-picker": () => pickingBy((text) => -text.length),
  "able learner": ableLearner,
} as const satisfies Record<string, (name: string) => Learner>;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS).filter((kind): kind is Kind => kind in KINDS);

interface Tally {
  passed: number;
  right: number;
  asked: number;
  /** Items of the type choice, and those of them that were answered right. */
  choices: number;
  chosen: number;
}

/** One attempt of each kind of learner at the same questions. */
function attempt(quiz: CompiledQuiz, questions: readonly DrawnQuestion[], name: string, tallies: Record<Kind, Tally>) {
  const asked = questions.flatMap(({ item_id, seed }): Asked[] => {
    const item = quiz.items.find(({ id }) => id === item_id);
    return item ? [{ item, seed, question: presentItem(item, seed) }] : [];
  });
  for (const kind of kinds) {
    const random = seededRandom(`${kind} ${name}`);
    const learner = KINDS[kind](name);
    const answers = asked.map((each) => ({
      skill: each.item.skill,
      type: each.item.type,
      is_correct: isRight(each, learner(each, random)),
    }));
    const score = scoreQuiz(answers, quiz.pass_percent);
    const tally = tallies[kind];
    const choices = answers.filter(({ type }) => type === "choice");
    tally.choices += choices.length;
    tally.chosen += choices.filter(({ is_correct }) => is_correct).length;
    tally.passed += Number(score.is_passed);
    tally.right += score.correct;
    tally.asked += score.asked;
  }
}

const none = (): Tally => ({ passed: 0, right: 0, asked: 0, choices: 0, chosen: 0 });

function results(quiz: CompiledQuiz): { quiz: CompiledQuiz; tallies: Record<Kind, Tally> } {
  const tallies: Record<Kind, Tally> = {
    guesser: none(),
    cynic: none(),
    "longest-picker": none(),
    "shortest-picker": none(),
    "able learner": none(),
  };
  for (let learner = 0; learner < LEARNERS; learner++) {
    const name = `learner ${learner} ${quiz.id}`;
    attempt(quiz, drawQuiz(quiz, { past: [], seed: name }), name, tallies);
  }
  return { quiz, tallies };
}

const english = loadContentBundle().languages["en"] ?? expected("the content in English");
const shown = Object.values(english.courses).flatMap(({ chapters }) =>
  chapters.flatMap(({ components }) => components.flatMap(({ id }) => english.quizzes[id] ?? [])),
);
const all = shown.map(results);

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
for (const kind of kinds) {
  const sum = (key: keyof Tally) => all.reduce((total, { tallies }) => total + tallies[kind][key], 0);
  const chosenAt = all.map(({ quiz, tallies }) => ({
    id: quiz.id,
    share: tallies[kind].chosen / tallies[kind].choices,
  }));
  const [most] = chosenAt.toSorted((a, b) => b.share - a.share);
  console.log(
    `${kind}: ${percent(sum("right") / sum("asked"))} right, passes ${percent(sum("passed") / (all.length * LEARNERS))}; ` +
      `finds ${percent(sum("chosen") / sum("choices"))} of the right choices, most at ${most?.id}: ${percent(most?.share ?? 0)}`,
  );
}

/** The quiz in which a kind of learner comes closest to missing the limit. */
function worst(kind: Kind, limit: number): Figure {
  const isAble = kind === "able learner";
  const sign = isAble ? 1 : -1;
  const shares = all.map(({ quiz, tallies }) => {
    const { passed, right, asked } = tallies[kind];
    return { id: quiz.id, passed: passed / LEARNERS, right: right / asked };
  });
  const [first] = shares.toSorted((a, b) => sign * (a.passed - b.passed) || sign * (a.right - b.right));
  const name = `${kind} at ${first?.id}, the ${isAble ? "hardest" : "easiest"} one: ${percent(first?.right ?? 0)} right, share who pass`;
  return (isAble ? atLeast : atMost)(name, first?.passed ?? Number.NaN, limit);
}

const figures = [
  worst("guesser", GUESSERS_PASS),
  worst("cynic", TRICKS_PASS),
  worst("longest-picker", TRICKS_PASS),
  worst("shortest-picker", TRICKS_PASS),
  worst("able learner", ABLE_PASS),
];
process.exit(
  report(`${LEARNERS} simulated learners at each of ${all.length} quizzes and tests`, figures) === 0 ? 0 : 1,
);
