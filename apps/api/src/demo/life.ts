import { engagementContract } from "@candlewise/contracts/engagement/schemas";
import type { Place } from "@candlewise/contracts/learning/schemas";
import { learningContract } from "@candlewise/contracts/learning/schemas";
import { profileContract } from "@candlewise/contracts/profile/schemas";
import { rewardsContract } from "@candlewise/contracts/rewards/schemas";
import type { CompiledCurriculum, CompiledLesson, ComponentType } from "@candlewise/domain/learning/curriculum";
import type { CompiledItem, PublicItem } from "@candlewise/domain/learning/items";
import { answerTo } from "./answers.ts";
import { uploadChart } from "./charts.ts";
import { doChallengeDay } from "./challenge-days.ts";
import { uuidAt } from "./moment.ts";
import type { Person, Sitting } from "./people.ts";
import { playReplays } from "./practice-replays.ts";
import { createTrader } from "./trading.ts";
import type { Visitor } from "./visitor.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** Seconds a person takes for a page, an answer, and between two activities. */
const READING = { least: 20 * SECOND, most: 90 * SECOND };
const ANSWERING = { least: 8 * SECOND, most: 45 * SECOND };
/** Accuracy varies by day: the worst and the best share of questions known. */
const BAD_DAY = 0.45;

export interface LifeOptions {
  readonly visitor: Visitor;
  /** The curriculum with its answers. */
  readonly curriculum: CompiledCurriculum;
  readonly items: ReadonlyMap<string, CompiledItem>;
  readonly password: string;
  /** Midnight of today, UTC, in milliseconds since 1970. */
  readonly today: number;
}

/** Plays a person's weeks: sign-up, goal, lessons, quizzes passed and failed; some trade too. */
export async function live(person: Person, options: LifeOptions): Promise<void> {
  const { visitor, today, password } = options;
  const { email, username, timeZone } = person;
  const { moment } = visitor;
  const trader = person.isTrading ? createTrader(visitor) : null;
  for (const [index, sitting] of person.sittings.entries()) {
    const isLast = index === person.sittings.length - 1;
    moment.time = today - sitting.daysAgo * DAY + sitting.minute * MINUTE;
    if (index === 0) {
      await visitor.register({ email, password, username, timeZone });
      await chooseGoal(person, options);
      if (person.isJumping) await jump(person, options);
    } else {
      await visitor.comeBack();
    }
    await claimReward(visitor);
    if (sitting.buysFreeze) await buyFreeze(visitor);
    await trader?.trade(isLast);
    if (trader && isLast) await playReplays(visitor);
    if (trader) await uploadChart(visitor, person.sittings.length - 1 - index);
    await sit(person, sitting, index, options);
  }
}

/** Claims the daily reward that is open. */
async function claimReward(visitor: Visitor): Promise<void> {
  const { id, rewards } = await visitor.call(rewardsContract, "getRewards", {});
  const open = rewards.find(({ status }) => status === "not_claimed");
  if (open) await visitor.call(rewardsContract, "claimReward", { params: { id }, body: { reward_id: open.id } });
}

/** With the coins of rewards: those of lessons arrive once the events of the demo are delivered. */
async function buyFreeze(visitor: Visitor): Promise<void> {
  const body = { user_id: visitor.userId, timezone: "UTC", action: "freeze" } as const;
  await visitor.call(engagementContract, "actOnStreak", { body });
}

async function chooseGoal({ arrow, targetLessons }: Person, { visitor }: LifeOptions): Promise<void> {
  pass(visitor, READING);
  await visitor.call(profileContract, "updateUserProperties", { body: { arrow, target_lessons: targetLessons } });
  const { paths } = await visitor.call(learningContract, "listPaths", {});
  const path = paths.find((each) => each.arrow === arrow) ?? paths[0];
  if (!path) throw new Error("The curriculum has no path.");
  await visitor.call(learningContract, "activatePath", { params: { id: path.id }, body: {} });
}

/** Tries to start with the second chapter by its placement test. */
async function jump(person: Person, options: LifeOptions): Promise<void> {
  const { visitor } = options;
  const { courses } = await visitor.call(learningContract, "getPathway", { params: { id: "active" } });
  const closed = courses.flatMap(({ chapters }) => chapters.flatMap(({ components }) => components));
  const target = closed.find(({ status }) => status === "jump_here");
  if (target) await takeTest(target.id, person.accuracy, options);
}

async function sit(person: Person, sitting: Sitting, index: number, options: LifeOptions): Promise<void> {
  const { visitor } = options;
  if (sitting.challengeId !== undefined) {
    await doChallengeDay(sitting.challengeId, visitor, (question, attempt_id) =>
      answer(question, person.accuracy, { attempt_id }, options),
    );
  }
  const { current, courses } = await visitor.call(learningContract, "getPathway", { params: { id: "active" } });
  const components = sitting.components ?? share(courses[0]?.chapters ?? [], index, person.sittings.length);
  let place = current;
  for (let done = 0; done < components && place; done++) place = await take(place, person, options);
  if (sitting.isLeft && place) await beginAndLeave(place, options);
}

type Chapters = readonly { components: readonly { type: ComponentType }[] }[];

/** This session's share of the components before the middle of the second chapter. */
function share(chapters: Chapters, index: number, sittings: number): number {
  // Tasks are optional.
  const [first, second] = chapters.map(
    ({ components }) => components.filter(({ type }) => type !== "brokerage_task").length,
  );
  const way = (first ?? 0) + Math.floor((second ?? 0) / 2);
  return Math.floor((way * (index + 1)) / sittings) - Math.floor((way * index) / sittings);
}

/** Takes a lesson or a quiz; returns what to open next (the same quiz if it was failed twice). */
async function take(place: Place, person: Person, options: LifeOptions): Promise<Place | null> {
  const { visitor, curriculum } = options;
  const lesson = curriculum.lessons[place.component_id];
  pass(visitor, READING);
  if (lesson) return study(place, lesson, person.accuracy, options);
  const first = await takeTest(place.component_id, person.accuracy * BAD_DAY + 0.3, options);
  if (first) return first.next;
  const second = await takeTest(place.component_id, person.accuracy + 0.1, options);
  return second ? second.next : place;
}

async function study(place: Place, lesson: CompiledLesson, accuracy: number, options: LifeOptions) {
  const { visitor } = options;
  await visitor.call(learningContract, "accessComponent", { params: { id: lesson.id }, body: {} });
  const { items } = await readLesson(place, options);
  for (const page of lesson.pages) {
    pass(visitor, READING);
    const item = page.item === null ? undefined : items[page.item];
    if (item) await answer(item, accuracy, { lesson_id: lesson.id }, options);
  }
  const address = { course_id: place.course_id, chapter_id: place.chapter_id, lesson_id: lesson.id };
  const body = { ...address, is_audio: false, is_excellent: false };
  return (await visitor.call(learningContract, "completeLesson", { body })).next;
}

const readLesson = ({ course_id, chapter_id, component_id: id }: Place, { visitor }: LifeOptions) =>
  visitor.call(learningContract, "getLesson", {
    params: { course_id, chapter_id, id },
    query: { styled_text: "true" },
  });

async function beginAndLeave(place: Place, options: LifeOptions): Promise<void> {
  const { visitor, curriculum } = options;
  const lesson = curriculum.lessons[place.component_id];
  if (!lesson) return;
  await visitor.call(learningContract, "accessComponent", { params: { id: lesson.id }, body: {} });
  const { pages } = await readLesson(place, options);
  pass(visitor, READING);
  const page_id = pages[Math.floor(pages.length / 2)]?.id ?? "";
  await visitor.call(learningContract, "saveLessonPosition", { params: { id: lesson.id }, body: { page_id } });
}

/** Takes a quiz or placement test to its end; null when it was failed. */
async function takeTest(id: string, accuracy: number, options: LifeOptions) {
  const { visitor } = options;
  const { attempt } = await visitor.call(learningContract, "accessComponent", { params: { id }, body: {} });
  if (!attempt) return null;
  for (const question of attempt.questions) await answer(question, accuracy, { attempt_id: attempt.id }, options);
  pass(visitor, READING);
  const { completion } = await visitor.call(learningContract, "getQuizResults", { params: { id: attempt.id } });
  return completion;
}

async function answer(
  question: PublicItem,
  accuracy: number,
  where: { lesson_id: string } | { attempt_id: string },
  { visitor, items }: LifeOptions,
): Promise<void> {
  const item = items.get(question.id);
  if (!item) throw new Error(`The curriculum has no item ${question.id}.`);
  pass(visitor, ANSWERING);
  const isRight = visitor.moment.random() < accuracy;
  const given = { question_id: question.id, answer: answerTo(item, question, isRight) };
  await visitor.call(learningContract, "answerQuestion", {
    body: { answer_id: uuidAt(visitor.moment), ...given, ...where },
  });
}

function pass({ moment }: Visitor, { least, most }: { least: number; most: number }): void {
  moment.time += Math.floor(least + moment.random() * (most - least));
}
