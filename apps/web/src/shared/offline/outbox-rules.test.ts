import { expect, test } from "vitest";
import type { OutboxCall } from "./outbox.ts";
import { outcomeOf, Round, type Reply } from "./outbox-rules.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const call = (change: Partial<OutboxCall> = {}): OutboxCall => ({
  id: "c1",
  user_id: "ada",
  endpoint: "answerQuestion",
  version: 1,
  group: null,
  work: "answers",
  attempts: 0,
  pause: null,
  refusal: null,
  ...change,
});
const reply = (status: Reply["status"], change: Partial<Reply> = {}): Reply => ({
  status,
  code: null,
  retryAfter: null,
  ...change,
});

test.each(["unreachable", 401, 403, 502, 503, 504] as const)("%s ends the round and counts against no call", (status) =>
  expect(outcomeOf(reply(status), call({ attempts: 7 }), NOW)).toEqual({ kind: "stop" }),
);

test("a failure of the server is tried again, later each time, and shown to the user after the eighth", () => {
  const pauses = Array.from({ length: 7 }, (_, attempts) => {
    const outcome = outcomeOf(reply(500), call({ attempts }), NOW);
    return outcome.kind === "later" ? [outcome.attempts, (outcome.pause.until - NOW) / 1000] : outcome;
  });
  expect(pauses).toEqual([
    [1, 5],
    [2, 10],
    [3, 20],
    [4, 40],
    [5, 80],
    [6, 160],
    [7, 320],
  ]);
  const last = outcomeOf(reply(500, { code: "internal" }), call({ attempts: 7 }), NOW);
  expect(last).toEqual({ kind: "refused", refusal: { status: 500, code: "internal" } });
});

test("a refusal is final, a limit is not: it ends when the server says, however often", () => {
  const refused = outcomeOf(reply(409, { code: "lesson_mismatch" }), call(), NOW);
  expect(refused).toEqual({ kind: "refused", refusal: { status: 409, code: "lesson_mismatch" } });
  const limited = outcomeOf(reply(429, { retryAfter: 3600 }), call({ attempts: 7 }), NOW);
  expect(limited).toEqual({ kind: "later", attempts: 7, pause: { until: NOW + 3_600_000, why: "limit" } });
});

test("a time-out is never final, and pauses for an hour at most", () => {
  const outcome = outcomeOf(reply("timeout"), call({ attempts: 40 }), NOW);
  expect(outcome).toEqual({ kind: "later", attempts: 41, pause: { until: NOW + 3_600_000, why: "timeout" } });
});

test("only calls of a group that must come first hold a call up", () => {
  const round = new Round();
  const completion = { queued: { work: "lessons", version: 1, after: ["lesson {body.lesson_id}"] } } as const;
  round.hold(call({ group: "lesson l1" }));
  expect(round.mayPass(call({ body: { lesson_id: "l1" } }), completion, NOW)).toBe(false);
  expect(round.mayPass(call({ body: { lesson_id: "l2" } }), completion, NOW)).toBe(true);
  expect(round.mayPass(call({ body: {} }), completion, NOW)).toBe(true);
  expect(round.mayPass(call({ pause: { until: NOW + 1, why: "failure" } }), completion, NOW)).toBe(false);
});

test("a limit holds up all calls of its endpoint, and no others", () => {
  const round = new Round();
  const free = { queued: { work: "answers", version: 1 } } as const;
  round.hold(call({ pause: { until: NOW + 1, why: "limit" } }));
  expect(round.mayPass(call({ id: "c2" }), free, NOW)).toBe(false);
  expect(round.mayPass(call({ endpoint: "sendFeedback" }), free, NOW)).toBe(true);
});
