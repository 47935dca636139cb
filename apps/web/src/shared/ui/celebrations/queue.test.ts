import { expect, test, vi } from "vitest";
import { celebrationQueue, type Celebration, type CelebrationKind } from "./queue.ts";

const of = (kind: CelebrationKind, id: string = kind): Celebration => ({ kind, id, title: id, art: null });
const ids = (celebrations: readonly Celebration[]) => celebrations.map(({ id }) => id);

test("what happens together is one sequence, the greatest first", () => {
  const queue = celebrationQueue();
  for (const kind of ["streak", "badge", "league"] as const) queue.add(of(kind));
  expect(ids(queue.take("/learn"))).toEqual(["league", "badge", "streak"]);
  expect(queue.isDue("/learn")).toBe(false);
});

test("a sequence has three at most; the rest waits for another screen", () => {
  const queue = celebrationQueue();
  for (const id of ["a", "b", "c", "d"]) queue.add(of("badge", id));
  expect(ids(queue.take("/learn"))).toEqual(["a", "b", "c"]);
  expect(queue.isDue("/learn")).toBe(false);
  expect(queue.isDue("/profile")).toBe(true);
  expect(ids(queue.take("/profile"))).toEqual(["d"]);
});

test("what was not shown comes on another screen, what was shown does not", () => {
  const queue = celebrationQueue();
  for (const id of ["a", "b"]) queue.add(of("badge", id));
  const [, left] = queue.take("/learn");
  queue.putBack(left ? [left] : [], "/learn");
  expect(queue.isDue("/learn")).toBe(false);
  expect(ids(queue.take("/profile"))).toEqual(["b"]);
});

test("one thing is celebrated once, and a later one on the same screen, too", () => {
  const queue = celebrationQueue();
  queue.add(of("badge", "a"));
  queue.add(of("badge", "a"));
  expect(ids(queue.take("/learn"))).toEqual(["a"]);
  queue.add(of("badge", "a"));
  expect(queue.hasAny()).toBe(false);
  queue.add(of("badge", "b"));
  expect(queue.isDue("/learn")).toBe(true);
});

test("what the learner has seen in another place meanwhile is not shown", () => {
  const queue = celebrationQueue();
  let isOver = false;
  queue.add({ ...of("league"), isOver: () => isOver });
  expect(queue.isDue("/learn")).toBe(true);
  isOver = true;
  expect(queue.isDue("/learn")).toBe(false);
  queue.add(of("badge"));
  expect(ids(queue.take("/learn"))).toEqual(["badge"]);
});

test("nobody sees what somebody else has reached", () => {
  const queue = celebrationQueue();
  const changed = vi.fn<() => void>();
  queue.belongTo("ada");
  queue.add(of("badge"));
  queue.subscribe(changed);
  queue.belongTo("ada");
  expect(queue.hasAny()).toBe(true);
  queue.belongTo("ben");
  expect(queue.hasAny()).toBe(false);
  expect(changed).toHaveBeenCalledOnce();
});
