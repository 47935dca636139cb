import { advance, closeReplay } from "@candlewise/domain/replay/session";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { ReplayDependencies } from "./dependencies.ts";
import { presentReport } from "./present-report.ts";
import { assertSamePrices, changeReplay, marketOf, presentOf, type OwnReplay } from "./replays.ts";
import type { Replay } from "./store.ts";

/** Cancels open orders and creates the report. */
function ended(deps: ReplayDependencies, replay: Replay): Replay {
  const closed = { ...replay, state: closeReplay(replay.state) };
  return { ...closed, report: presentReport(closed, marketOf(deps, replay)) };
}

function stepped(deps: ReplayDependencies, replay: Replay, steps: number): Replay {
  assertSamePrices(deps, replay);
  const reached = Math.min(replay.reached + steps, replay.ends.length - 1);
  const until = presentOf({ ...replay, reached });
  const next = { ...replay, reached, state: advance(replay.state, marketOf(deps, replay), until) };
  return reached === replay.ends.length - 1 ? ended(deps, next) : next;
}

/**
 * Advances by some bars from the caller's bar. If the replay is already further, nothing changes: the call is a retry, or another window
 * has advanced it.
 * @throws AppError `not_found`, `replay_changed` when the caller's bar is not reached yet, `replay_outdated`
 */
export async function stepReplay(
  deps: ReplayDependencies,
  context: SignedInContext,
  id: string,
  { from, steps }: { from: number; steps: number },
): Promise<OwnReplay> {
  return changeReplay(deps, context, id, ({ replay }) => {
    if (from > replay.reached) throw new AppError("replay_changed");
    return from < replay.reached || replay.report !== null ? replay : stepped(deps, replay, steps);
  });
}

/** Ends a replay at its current bar. @throws AppError `not_found`, `replay_outdated` */
export async function finishReplay(deps: ReplayDependencies, context: SignedInContext, id: string): Promise<OwnReplay> {
  return changeReplay(deps, context, id, ({ replay }) => {
    if (replay.report !== null) return replay;
    assertSamePrices(deps, replay);
    return ended(deps, replay);
  });
}
