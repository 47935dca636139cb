import { seededRandom } from "@candlewise/domain/learning/hash";
import { addDays, daysBetween } from "@candlewise/domain/learning/local-day";
import { planReviews, REVIEWS_A_DAY, type KnownSkill } from "@candlewise/domain/learning/reviews/review-plan";
import { recallOn, remember, RETENTION, type SkillMemory } from "@candlewise/domain/learning/reviews/skill-memory";
import { atLeast, atMost, report } from "./support/figures.ts";
import { sized } from "./support/short.ts";

// Simulated learners who forget by a known model that is not that of the scheduler: DHP (difficulty, half-life, probability), with the parameters that its authors
// fitted to 220 million answers of MaiMemo (Ye, Su and Cao, KDD 2022). How well FSRS and a fixed schedule predict the same answers, and what each costs and
// preserves. A seed always gives the same learners.
const LEARNERS = sized(120, 30);
const DAYS = 60;
const NEW_A_DAY = 4;
/** Reviews after so many days; a wrong answer begins again. */
const FIXED = [1, 3, 7, 14, 30] as const;
/** Skills are of difficulty 1 to this, evenly: three of four first answers are right. */
const HARDEST = Number(process.env["HARDEST"] ?? 6);
const START = "2026-01-05";
/** Chance of a right guess in a question with four choices and good traps. */
const GUESS = 0.1;

/** What a simulated learner really remembers: recall halves after `halfLife` days. */
interface Truth {
  halfLife: number;
  lastOn: string;
  /** 1 to 18. */
  difficulty: number;
}
interface FixedState {
  step: number;
  lastOn: string;
}
interface Skill {
  readonly id: string;
  readonly truth: Truth;
  memory: SkillMemory;
  fixed: FixedState;
}

const leftOf = ({ halfLife, lastOn }: Truth, today: string): number => 2 ** (-daysBetween(lastOn, today) / halfLife);
const reallyRecalls = (truth: Truth, today: string): number => GUESS + (1 - GUESS) * leftOf(truth, today);

/** The half-life after a lesson. Whose first answer was right knew some of it before. */
function firstHalfLife(difficulty: number, isRight: boolean): number {
  const plain = -1 / Math.log2(Math.max(0.925 - 0.05 * difficulty, 0.025));
  return isRight ? 10 * plain : plain;
}

function learnFrom(truth: Truth, isRight: boolean, today: string): void {
  const { halfLife, difficulty } = truth;
  const forgotten = Math.max(0.01, 1 - leftOf(truth, today));
  truth.halfLife = isRight
    ? halfLife * (1 + Math.exp(3.81) * difficulty ** -0.534 * halfLife ** -0.127 * forgotten ** 0.97)
    : Math.exp(-0.041) * difficulty ** -0.041 * halfLife ** 0.377 * forgotten ** -0.227;
  if (!isRight) truth.difficulty = Math.min(18, difficulty + 2);
  truth.lastOn = today;
}

const gapOf = ({ step }: FixedState): number => FIXED[Math.min(step, FIXED.length - 1)] ?? 1;
const fixedDue = (state: FixedState): string => addDays(state.lastOn, gapOf(state));
/** The claim of a fixed schedule, in the same forgetting curve: recall is as wanted on the day of the review. */
const fixedRecall = (state: FixedState, today: string): number =>
  Math.max(0.02, RETENTION ** (daysBetween(state.lastOn, today) / gapOf(state)));

const logLoss = (probability: number, isRight: boolean): number => {
  const sure = Math.min(1 - 1e-4, Math.max(1e-4, probability));
  return -Math.log(isRight ? sure : 1 - sure);
};

type Scheduler = "fsrs" | "fixed";
interface Course {
  readonly scheduler: Scheduler;
  readonly days: number;
  readonly newADay: number;
}
interface Outcome {
  answers: { fsrs: number; fixed: number; isRight: boolean }[];
  /** Reviews on each day. */
  loads: number[];
  /** Due and not allowed any more on the last day. */
  backlog: number;
  /** Share of the skills that the learner really remembers on the last day. */
  remembered: number;
}

function study(learner: number, { scheduler, days, newADay }: Course): Outcome {
  const random = seededRandom(`learner ${learner}`);
  const skills: Skill[] = [];
  const outcome: Outcome = { answers: [], loads: [], backlog: 0, remembered: 0 };
  for (let day = 0; day < days; day++) {
    const today = addDays(START, day);
    // Nobody comes every day.
    const isAway = random() < 0.15;
    if (!isAway) {
      const due = dueOn(skills, scheduler, today);
      outcome.backlog = Math.max(0, due.length - REVIEWS_A_DAY);
      const asked = due.slice(0, REVIEWS_A_DAY);
      outcome.loads.push(asked.length);
      for (const skill of asked)
        outcome.answers.push(review(skill, today, random() < reallyRecalls(skill.truth, today)));
      for (let added = 0; added < newADay; added++) {
        const difficulty = 1 + Math.floor(random() * HARDEST);
        const isRight = random() < 0.925 - 0.05 * difficulty;
        skills.push({
          id: `${day}-${added}`,
          truth: { halfLife: firstHalfLife(difficulty, isRight), lastOn: today, difficulty },
          memory: remember(null, { grade: isRight ? "good" : "hard", on: today, source: "learning" }),
          fixed: { step: 0, lastOn: today },
        });
      }
    }
  }
  const last = addDays(START, days);
  outcome.remembered = skills.reduce((sum, { truth }) => sum + reallyRecalls(truth, last), 0) / skills.length;
  return outcome;
}

function dueOn(skills: readonly Skill[], scheduler: Scheduler, today: string): Skill[] {
  if (scheduler === "fixed")
    return skills
      .filter(({ fixed }) => fixedDue(fixed) <= today)
      .sort((a, b) => (fixedDue(a.fixed) < fixedDue(b.fixed) ? -1 : 1));
  const known: KnownSkill[] = skills.map(({ id, memory }) => ({ id, memory }));
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const { due } = planReviews(known, today, 0);
  const waiting = skills.filter(({ id, memory }) => memory.due_on <= today && !due.includes(id));
  return [...due.flatMap((id) => byId.get(id) ?? []), ...waiting];
}

/** Both schedulers see the same answer; only one of them chose the day. */
function review(skill: Skill, today: string, isRight: boolean): Outcome["answers"][number] {
  const answer = { fsrs: recallOn(skill.memory, today), fixed: fixedRecall(skill.fixed, today), isRight };
  learnFrom(skill.truth, isRight, today);
  skill.memory = remember(skill.memory, { grade: isRight ? "good" : "again", on: today, source: "review" });
  skill.fixed = { step: isRight ? skill.fixed.step + 1 : 0, lastOn: today };
  return answer;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
const all = (course: Course): Outcome[] => Array.from({ length: LEARNERS }, (_, learner) => study(learner, course));
const lossOf = (outcomes: readonly Outcome[], of: Scheduler): number =>
  mean(outcomes.flatMap(({ answers }) => answers.map((answer) => logLoss(answer[of], answer.isRight))));
const loadOf = (outcomes: readonly Outcome[]): number =>
  mean(outcomes.flatMap(({ loads }) => loads.slice(-Math.floor(loads.length / 2))));

const ours = all({ scheduler: "fsrs", days: DAYS, newADay: NEW_A_DAY });
const theirs = all({ scheduler: "fixed", days: DAYS, newADay: NEW_A_DAY });

const figures = [
  atMost(
    "log loss of FSRS beside that of the fixed schedule, on its own days",
    lossOf(ours, "fsrs") / lossOf(ours, "fixed"),
    0.95,
  ),
  atMost("the same on the days of the fixed schedule", lossOf(theirs, "fsrs") / lossOf(theirs, "fixed"), 0.95),
  atMost(`reviews a day at ${NEW_A_DAY} new skills a day, second half of ${DAYS} days`, loadOf(ours), REVIEWS_A_DAY),
  atMost("most reviews on one day", Math.max(...ours.flatMap(({ loads }) => loads)), REVIEWS_A_DAY),
  atMost("reviews left over at the end, for each learner", mean(ours.map(({ backlog }) => backlog)), REVIEWS_A_DAY),
  atLeast("share really remembered at the end", mean(ours.map(({ remembered }) => remembered)), 0.75),
  atMost("reviews beside those of the fixed schedule", loadOf(ours) / loadOf(theirs), 1),
];
console.log(
  `log loss on the days of FSRS: FSRS ${lossOf(ours, "fsrs").toFixed(3)}, fixed ${lossOf(ours, "fixed").toFixed(3)}; ` +
    `on those of the fixed schedule: FSRS ${lossOf(theirs, "fsrs").toFixed(3)}, fixed ${lossOf(theirs, "fixed").toFixed(3)}`,
);
console.log(
  `reviews a day: FSRS ${loadOf(ours).toFixed(1)}, fixed ${loadOf(theirs).toFixed(1)}; remembered: FSRS ` +
    `${mean(ours.map(({ remembered }) => remembered)).toFixed(3)}, fixed ${mean(theirs.map(({ remembered }) => remembered)).toFixed(3)}`,
);
process.exit(report(`Reviews of ${LEARNERS} simulated learners`, figures) === 0 ? 0 : 1);
