import { beforeEach, expect, it } from "vitest";
import { createStore } from "#web/shared/state/store.ts";
import { persisted } from "#web/shared/storage/persisted-slices.ts";
import { sampleGoal } from "../path/pathway-samples.ts";
import { answerSkipDay, askSkipDay, selectPathwayState } from "./pathway-slice.ts";

const skipDay = { isShow: true, lessonId: "l", courseId: "c", chapterId: "h", currentDay: 4 };
const asked = askSkipDay({ skip_day: skipDay, daily_goal: sampleGoal(3) });

beforeEach(() => persisted.purge());

it("S3.11 asks once a day: an answered question does not come back that day", () => {
  const store = createStore();
  store.dispatch(asked);
  expect(selectPathwayState(store.getState()).skipDay).toEqual(skipDay);
  store.dispatch(answerSkipDay(false));
  store.dispatch(asked);
  expect(selectPathwayState(store.getState())).toMatchObject({
    skipDay: null,
    startedOn: null,
    stoppedOn: "2026-11-21",
  });
});

it("S3.11 starting the next day keeps its number and the day it was begun on", () => {
  const store = createStore();
  store.dispatch(asked);
  store.dispatch(answerSkipDay(true));
  expect(selectPathwayState(store.getState())).toMatchObject({ skipDay: null, startedOn: "2026-11-21", planDay: 5 });
});

it("S3.11 a question that is not to be shown leaves no trace", () => {
  const store = createStore();
  store.dispatch(askSkipDay({ skip_day: { ...skipDay, isShow: false }, daily_goal: sampleGoal(2) }));
  expect(selectPathwayState(store.getState()).askedOn).toBeNull();
});

it("S9.04 the pathway slice is kept for the next visit", () => {
  const store = createStore();
  store.dispatch(asked);
  const kept: unknown = JSON.parse(localStorage.getItem("persisted-state") ?? "null");
  expect(kept).toMatchObject({ version: 1, slices: { pathway: { askedOn: "2026-11-21" } } });
});
