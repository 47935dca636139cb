import type { Component, CoursePathway } from "@candlewise/contracts/learning/schemas";
import { donePercent } from "@candlewise/domain/learning/time-left";
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { learningEndpoints } from "../endpoints.ts";
import { componentsOf } from "./map-model.ts";

type State = Parameters<typeof learningEndpoints.util.selectCachedArgsForQuery>[0];
type Thunk = (dispatch: ThunkDispatch<State, unknown, UnknownAction>, getState: () => State) => void;

const { endpoints, util } = learningEndpoints;

function note(courses: readonly CoursePathway[], id: string, percent: number): void {
  const component: Component | undefined = componentsOf(courses).find((each) => each.id === id);
  if (component?.status !== "in_progress") return;
  if (percent > 0) component.done_percent = percent;
  else delete component.done_percent;
}

/** Shows in the cached paths and courses how much of an open component is done. */
export const showProgress =
  (componentId: string, done: number, total: number): Thunk =>
  (dispatch, getState) => {
    const percent = donePercent(done, total);
    for (const input of util.selectCachedArgsForQuery(getState(), "getPathway"))
      dispatch(util.updateQueryData("getPathway", input, ({ courses }) => note(courses, componentId, percent)));
    for (const input of util.selectCachedArgsForQuery(getState(), "getCoursePathway"))
      dispatch(util.updateQueryData("getCoursePathway", input, (course) => note([course], componentId, percent)));
  };

/** The same for a lesson by its open page. */
export const showPage =
  (lessonId: string, pageId: string): Thunk =>
  (dispatch, getState) => {
    const inputs = util.selectCachedArgsForQuery(getState(), "getLesson");
    const input = inputs.find(({ params }) => params.id === lessonId);
    const pages = input && endpoints.getLesson.select(input)(getState()).data?.pages;
    if (!pages) return;
    const at = pages.findIndex(({ id }) => id === pageId);
    dispatch(showProgress(lessonId, at, pages.length));
  };
