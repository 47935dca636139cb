import type { RouteTable } from "@candlewise/contracts/endpoint";
import { beforeAll, expect, it } from "vitest";
import { createScene, type Scene } from "#api/testing/access/scene.ts";
import { fieldsOf, nameOf, placesOf } from "#api/testing/access/terms.ts";

/** Parameters and fields that identify public data. */
const SHARED = [
  "paths/{id}",
  "courses/{id}",
  "courses/{course_id}",
  "chapters/{chapter_id}",
  "lessons/{id}",
  "components/{id}",
  "quizzes/{id}",
  "brokerage_tasks/{id}",
  "daily-challenges/{id}",
  "tasks/{id}",
  "path_id",
  "assets/{ticker}",
  "positions/{ticker}",
  "course_id",
  "chapter_id",
  "lesson_id",
  "skill_id",
  "question_id",
  "page_id",
  "avatar_id",
  // Of the catalogue.
  "offer_id",
  "pricing_id",
  "product_id",
  "avatars/{id}",
  // A trading day or week.
  "reports/{brief_id}",
  // The names of achievements.
  "v3/{id}",
  // Numbers that count the rewards of each learner.
  "rewards/{id}",
  "reward_id",
];
/** Ids that the client chooses. */
const OF_CLIENT = [
  "id",
  "action_id",
  "answer_id",
  "client_order_id",
  "replay_id",
  "entry_id",
  "feedback_id",
  "report_id",
  "questions/{report_id}",
  "journal-reviews/{number}",
];

let scene: Scene;
beforeAll(async () => {
  scene = await createScene();
});

it("S6.01 a call without an owner or a token does not compile", () => {
  const whole = { method: "GET", path: "/x/", token: "default", owner: "self", errors: [], summary: "X." } as const;
  const { owner: _owner, ...unowned } = whole;
  const { token: _token, ...tokenless } = whole;
  // @ts-expect-error -- every call declares the owner of its data
  const withoutOwner = { x: unowned } satisfies RouteTable;
  // @ts-expect-error -- every call declares its kind of token
  const withoutToken = { x: tokenless } satisfies RouteTable;
  // @ts-expect-error -- only known owner rules
  const withAnother = { x: { ...whole, owner: "anybody" } } satisfies RouteTable;
  expect([withoutOwner, withoutToken, withAnother].map(({ x }) => Object.keys(x).length)).toEqual([5, 5, 6]);
});

it("every upload, and what stores an answer, has a daily limit for each user", () => {
  const { calls } = scene;
  const growing = calls.filter(
    ({ route, name }) => route.form === true || ["answerQuestion", "sendReport"].includes(name),
  );
  expect(growing.length).toBeGreaterThanOrEqual(5);
  expect(growing.filter(({ route }) => route.dailyLimit === undefined).map(nameOf)).toEqual([]);
});

it("only an operator's calls touch the rows of anyone, and they all say so", () => {
  const { calls } = scene;
  const ofAnyone = calls.filter(({ route }) => route.owner === "anyone").map(nameOf);
  expect(ofAnyone.length).toBeGreaterThanOrEqual(3);
  expect(calls.filter(({ route }) => route.access === "operator").map(nameOf)).toEqual(ofAnyone);
});

it("S6.01 every id that a signed-in user's call names is known as the owner's or as everybody's", () => {
  const { calls, privateIds } = scene;
  const known = new Set([...SHARED, ...OF_CLIENT, ...Object.keys(privateIds)]);
  const unknown = calls
    .filter(({ route }) => route.token === "default" && route.owner !== "anyone")
    .flatMap((call) => {
      const ruled = call.route.owner.split(":")[1];
      const places = placesOf(call.route).filter(({ name }) => name !== ruled);
      const names = fieldsOf(call.shape).filter((name) => /(^|_)id$/.test(name) && name !== ruled);
      return [...places.map(({ place }) => place), ...names]
        .filter((name) => !known.has(name))
        .map((name) => `${nameOf(call)}: ${name}`);
    });
  expect(unknown, "add it to SHARED, or to privateIds with a real id of the owner").toEqual([]);
});
