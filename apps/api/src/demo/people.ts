import type { Arrow } from "@candlewise/domain/learning/curriculum";
import { seededRandom } from "@candlewise/domain/learning/hash";

/** One session in the app. */
export interface Sitting {
  readonly daysAgo: number;
  /** Minutes after midnight, UTC. */
  readonly minute: number;
  /** Lessons and quizzes they finish; null spreads those before the middle of the second chapter evenly over the sessions. */
  readonly components: number | null;
  /** They start one more lesson and leave it halfway. */
  readonly isLeft: boolean;
  /** The challenge whose open day they do first. */
  readonly challengeId?: string;
  /** They buy a freeze for their streak. */
  readonly buysFreeze?: boolean;
}

/** A made-up learner: who they are, what they want, and how they go about it. */
export interface Person {
  readonly username: string;
  readonly email: string;
  readonly arrow: Arrow;
  readonly timeZone: string;
  readonly targetLessons: number;
  /** Share of questions they know, 0 to 1. */
  readonly accuracy: number;
  /** They try to test out of the first chapter before learning anything. */
  readonly isJumping: boolean;
  /** They trade in the simulator at the start of each session. */
  readonly isTrading: boolean;
  /** Oldest first. */
  readonly sittings: readonly Sitting[];
}

const emailOf = (name: string) => `${name}@candlewise.example`;

const DAYS = 42;
/** The keenest learners skip a day now and then. */
const COMING = 0.4;
/** Longer than any session. */
const EARLIEST_MINUTE = 6 * 60;
const LATEST_MINUTE = 20 * 60;

/** Name, goal, time zone, lessons a day, accuracy, first day (days ago), share of days active, last day. */
type Sketch = readonly [string, Arrow, string, number, number, number, number, number?];

const SKETCHES: readonly Sketch[] = [
  ["amira.k", "investing", "Africa/Cairo", 3, 0.93, 42, 0.8],
  ["anselm", "wealth_growth", "Europe/Berlin", 2, 0.78, 41, 0.35],
  ["bao_tran", "trading", "Asia/Ho_Chi_Minh", 4, 0.84, 40, 0.6],
  ["beatriz", "investing", "America/Sao_Paulo", 3, 0.71, 39, 0.4, 20],
  ["callum", "crypto", "Europe/London", 3, 0.55, 38, 0.5, 30],
  ["dagny", "ai_trading", "Europe/Oslo", 2, 0.88, 36, 0.45],
  ["emre.y", "trading", "Europe/Istanbul", 3, 0.62, 35, 0.3, 12],
  ["farah", "investing", "Asia/Dubai", 3, 0.9, 34, 0.7],
  ["giulia", "wealth_growth", "Europe/Rome", 1, 0.81, 33, 0.25],
  ["hiro_m", "trading", "Asia/Tokyo", 3, 0.95, 31, 0.5],
  ["ingrid", "investing", "Europe/Stockholm", 2, 0.74, 29, 0.35],
  ["jonas", "crypto", "Europe/Vienna", 3, 0.68, 28, 0.4, 15],
  ["kemi", "wealth_growth", "Africa/Lagos", 3, 0.86, 26, 0.55],
  ["layla", "investing", "Asia/Riyadh", 4, 0.8, 24, 0.5],
  ["mateo", "trading", "America/Bogota", 3, 0.58, 22, 0.45],
  ["nadia", "ai_trading", "Europe/Warsaw", 3, 0.77, 20, 0.4],
  ["oisin", "investing", "Europe/Dublin", 2, 0.66, 17, 0.35, 9],
  ["priya.s", "wealth_growth", "Asia/Kolkata", 3, 0.92, 15, 0.7],
  ["quentin", "trading", "Europe/Paris", 3, 0.72, 13, 0.5],
  ["rosa", "investing", "America/Mexico_City", 3, 0.83, 11, 0.5],
  ["sipho", "crypto", "Africa/Johannesburg", 3, 0.75, 8, 0.6],
  ["tove", "wealth_growth", "Europe/Copenhagen", 2, 0.6, 5, 0.6],
  ["umut", "trading", "Europe/Istanbul", 3, 0.79, 3, 1],
  ["vera", "investing", "Europe/Prague", 3, 0.85, 1, 1],
];
const JUMPERS = new Set(["hiro_m", "mateo"]);

/** Days ago on which the visitor of the demo did a day of a challenge, so that another one is open. */
const CHALLENGE_DAYS = [4, 3, 2];
/** The day before the one that the visitor misses. */
const FREEZE_DAY = 6;

/** The account that visitors of the demo sign in with: six weeks in, with closed trades, a half-read lesson and a challenge half done. */
export const demoVisitor: Person = {
  username: "robin",
  email: emailOf("demo"),
  arrow: "investing",
  timeZone: "UTC",
  targetLessons: 3,
  accuracy: 0.8,
  isJumping: false,
  isTrading: true,
  sittings: [40, 36, 32, 28, 24, 20, 17, 14, 11, 8, FREEZE_DAY, 4, 3, 2, 1].map((daysAgo, index) => ({
    daysAgo,
    // Stock markets are open at this hour in winter and summer time.
    minute: 15 * 60 + 7 * index,
    components: daysAgo === FREEZE_DAY ? 1 : null,
    isLeft: daysAgo === 1,
    buysFreeze: daysAgo === FREEZE_DAY,
    ...(CHALLENGE_DAYS.includes(daysAgo) && { challengeId: "five-charts" }),
  })),
};

function personOf(sketch: Sketch): Person {
  const [username, arrow, timeZone, targetLessons, accuracy, firstDay, diligence, lastDay = 1] = sketch;
  const random = seededRandom(`demo sittings of ${username}`);
  const sittings: Sitting[] = [];
  for (let daysAgo = Math.min(firstDay, DAYS); daysAgo >= lastDay; daysAgo--) {
    if (daysAgo !== firstDay && random() > diligence * COMING) continue;
    const minute = EARLIEST_MINUTE + Math.floor(random() * (LATEST_MINUTE - EARLIEST_MINUTE));
    const components = Math.ceil(random() * targetLessons);
    sittings.push({ daysAgo, minute, components, isLeft: random() < 0.3 });
  }
  const habits = { targetLessons, accuracy, isJumping: JUMPERS.has(username), isTrading: false, sittings };
  return { username, email: emailOf(username), arrow, timeZone, ...habits };
}

/** Everyone else in the demo; identical at every start. */
export const demoCrowd: readonly Person[] = SKETCHES.map(personOf);
