import { randomUUID } from "node:crypto";
import type { CallResult } from "@candlewise/contracts/endpoint";
import type { ChallengesShapes } from "@candlewise/contracts/challenges/schemas";
import type { Pathway } from "@candlewise/contracts/learning/schemas";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isHiddenRoute, matchRoute, routes, type RoutePath } from "#apps/web/src/app/routes.ts";
import { CHAPTER_QUIZ, COURSE, lessonPath, taskPath } from "./curriculum.ts";
import type { Call } from "./learner.ts";
import { isComplete } from "./screens.ts";

type Challenge = CallResult<ChallengesShapes["joinChallenge"]>;

type WithParams = Extract<RoutePath, `${string}:${string}` | `${string}*`>;

/**
 * An address of each screen whose path has parameters, for a learner who has completed the lessons of the first chapter. A route with parameters and
 * without an address does not compile; every other route is its own address.
 */
const ADDRESSES: Readonly<Record<WithParams, string | ((call: Call) => Promise<string>)>> = {
  "/in-app/*": "/in-app/offer",
  "/profile/plan-subscription/*": "/profile/plan-subscription",
  "/checkout/:orderId": "/checkout/unknown",
  "/courses/:courseId": `/courses/${COURSE}`,
  // The screen itself: for a lesson that exists it leads to the next one.
  "/lessons/:lessonId": "/lessons/unknown",
  "/courses/:courseId/chapters/:chapterId/lessons/:lessonId": lessonPath("who-loses-and-why"),
  "/courses/:courseId/chapters/:chapterId/tasks/:taskId": taskPath("rest-a-limit-order"),
  "/quizzes/:quizId": `/quizzes/${CHAPTER_QUIZ}`,
  "/placement/:componentId": async (call) => `/placement/${await skippableComponent(call)}`,
  "/challenges/:challengeId": "/challenges/spot-the-scam",
  "/challenges/tasks/:taskId": async (call) => `/challenges/tasks/${await openDay(call, "spot-the-scam")}`,
  // An upload is a form, which `call` does not send: these say that there is no such analysis. Results are in `analyzer.spec.ts`.
  "/chart-analyzer/:analysisId": `/chart-analyzer/${randomUUID()}`,
  "/chart-analyzer/:analysisId/practice": `/chart-analyzer/${randomUUID()}/practice`,
  // There is no such brief. One that is bought is in `market-news.spec.ts`.
  "/market-news/:briefId": "/market-news/daily",
  "/simulator/market/:ticker": "/simulator/market/LRKD",
  "/simulator/journal/:entryId": "/simulator/journal/new",
  "/simulator/replay/:replayId": async (call) => `/simulator/replay/${await beginReplay(call)}`,
};

export interface Screen {
  readonly address: string;
  /** The route that is shown in the end; null: page not found. */
  readonly shows: RoutePath | null;
}

const isWithParams = (path: RoutePath): path is WithParams => path in ADDRESSES;

/** Where the simulator is hidden no extra is for sale: its page steps aside to the one that is still open. */
const STEPS_ASIDE: Partial<Record<RoutePath, RoutePath>> = { "/upsell/second": "/upsell" };

const screenOf = (path: RoutePath, address: string, hidesSimulator = false): Screen => ({
  address,
  shows: (hidesSimulator && STEPS_ASIDE[path]) || path,
});

/** Every screen that somebody who is not signed in can open. */
export function strangersScreens(): Screen[] {
  return routes
    .filter(({ access }) => access === "public" || access === "visitor" || access === "shared")
    .map(({ path }) => {
      const address = isWithParams(path) ? ADDRESSES[path] : path;
      if (typeof address !== "string") throw new Error(`A stranger has no data for ${path}.`);
      return screenOf(path, address);
    });
}

/** Every screen for signed-in users, and what they see where there is none. */
export async function learnersScreens(call: Call, { hidesSimulator } = { hidesSimulator: false }): Promise<Screen[]> {
  const screens: Screen[] = [{ address: "/nowhere", shows: null }];
  for (const route of routes) {
    const { access, path } = route;
    if (access === "visitor" || isHiddenRoute(route, { hidesSimulator })) continue;
    const address = isWithParams(path) ? ADDRESSES[path] : path;
    screens.push(screenOf(path, typeof address === "string" ? address : await address(call), hidesSimulator));
  }
  return screens;
}

async function skippableComponent(call: Call): Promise<string> {
  const { courses } = await call<Pathway>("GET", "/learning-v2/v2/paths/active/");
  const components = courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.components));
  const found = components.find(({ status }) => status === "jump_here");
  if (!found) throw new Error("Nothing on the path can be skipped by a placement test.");
  return found.id;
}

async function openDay(call: Call, challengeId: string): Promise<string> {
  const { open_task_id } = await call<Challenge>("POST", `/daily-challenges/${challengeId}/join/`, {});
  if (open_task_id === null) throw new Error(`No day of ${challengeId} is open.`);
  return open_task_id;
}

async function beginReplay(call: Call): Promise<string> {
  const replay_id = randomUUID();
  const setup = { type: "chosen", ticker: "LRKD" };
  await call("POST", "/v2/replays/", { replay_id, setup, timeframe: "1d", length: 50 });
  return replay_id;
}

/** Fails unless the page shows the screen, rather than one that it was redirected to. */
export async function expectScreen(page: Page, { address, shows }: Screen): Promise<void> {
  const shown = () => matchRoute(new URL(page.url()).pathname)?.page.path ?? null;
  await expect.poll(shown, { message: `the screen at ${address}` }).toBe(shows);
  await isComplete(page);
}
