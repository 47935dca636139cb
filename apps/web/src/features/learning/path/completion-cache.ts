import type { Completion, DailyGoal, Pathway } from "@candlewise/contracts/learning/schemas";
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { learningEndpoints } from "../endpoints.ts";
import { cacheShown } from "./cache-shown.ts";
import { type Change, changesOfCompleting, goalAfter, pathwayWithChanges, withChanges } from "./apply-completion.ts";

type State = Parameters<typeof learningEndpoints.util.selectCachedArgsForQuery>[0];
type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;
type Thunk<Result> = (dispatch: Dispatch, getState: () => State) => Result;
type Changes = Change[];

const { endpoints, util } = learningEndpoints;

/** Shows status changes in every path and course in the cache; gives what takes each of them back. */
const showChanges =
  (changesIn: (courses: Pathway["courses"]) => Changes): Thunk<(() => void)[]> =>
  (dispatch, getState) => {
    const undo: (() => void)[] = [];
    for (const input of util.selectCachedArgsForQuery(getState(), "getPathway")) {
      const pathway = endpoints.getPathway.select(input)(getState()).data;
      if (!pathway) continue;
      const changes = changesIn(pathway.courses);
      if (changes.length === 0) continue;
      const next = pathwayWithChanges(pathway, changes);
      undo.push(dispatch(util.updateQueryData("getPathway", input, () => next)).undo);
    }
    for (const input of util.selectCachedArgsForQuery(getState(), "getCoursePathway")) {
      const course = endpoints.getCoursePathway.select(input)(getState()).data;
      if (!course) continue;
      const [next] = withChanges([course], changesIn([course]));
      if (next) undo.push(dispatch(util.updateQueryData("getCoursePathway", input, () => next)).undo);
    }
    return undo;
  };

const showGoal =
  (change: (goal: DailyGoal) => DailyGoal): Thunk<(() => void)[]> =>
  (dispatch, getState) =>
    util
      .selectCachedArgsForQuery(getState(), "getDailyGoal")
      .map((input) => dispatch(util.updateQueryData("getDailyGoal", input, change)).undo);

/**
 * S4.08, S4.11: shows a component as completed at once, before the server has answered: in the cached paths, courses and daily
 * goal. Gives how to take it back. Completing something twice, or something locked, changes nothing.
 */
export const applyCompletion =
  (componentId: string): Thunk<() => void> =>
  (dispatch, getState) => {
    const pathways = util
      .selectCachedArgsForQuery(getState(), "getPathway")
      .flatMap((input) => endpoints.getPathway.select(input)(getState()).data ?? []);
    const courses = util
      .selectCachedArgsForQuery(getState(), "getCoursePathway")
      .flatMap((input) => endpoints.getCoursePathway.select(input)(getState()).data ?? []);
    const known = [...pathways.flatMap((pathway) => pathway.courses), ...courses];
    const undoGoal = dispatch(showGoal((goal) => goalAfter(goal, known, componentId)));
    const undo = dispatch(showChanges((within) => changesOfCompleting(within, componentId)));
    return () => {
      for (const each of [...undoGoal, ...undo]) each();
    };
  };

/** Takes over what the server says a completion changed: statuses that were guessed wrong are put right. */
export const settleCompletion =
  ({ changes, daily_goal, is_excellent }: Completion): Thunk<void> =>
  (dispatch, getState) => {
    // The first change is that of the component itself.
    const marked = changes.map((change, index) => (index === 0 && is_excellent ? { ...change, is_excellent } : change));
    dispatch(showChanges(() => marked));
    dispatch(showGoal(() => daily_goal));
    void cacheShown(getState(), daily_goal);
    // Requested again where it is not cached: it is shown next, and its response is cached.
    if (util.selectCachedArgsForQuery(getState(), "getPathway").length === 0)
      void dispatch(endpoints.getPathway.initiate({ params: { id: "active" } }, { subscribe: false }));
  };
