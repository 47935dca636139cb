import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { ReplayDependencies } from "./dependencies.ts";
import { presentListed } from "./present-replay.ts";
import { instrumentOf } from "./replays.ts";
import { deleteReplay, listReplays } from "./store.ts";

/** The caller's replays, except those of instruments hidden in the caller's country. */
export async function listOwnReplays(
  deps: ReplayDependencies,
  context: SignedInContext,
): Promise<ReturnType<typeof presentListed>[]> {
  const { hidden } = context;
  const replays = await listReplays(deps.database.kysely, context.userId);
  return replays.flatMap((replay) => {
    const instrument = instrumentOf(deps.market, replay.ticker, hidden);
    return instrument === undefined ? [] : [presentListed(deps, replay, instrument)];
  });
}

/** @throws AppError `not_found` */
export async function deleteOwnReplay(deps: ReplayDependencies, context: SignedInContext, id: string): Promise<void> {
  if (!(await deleteReplay(deps.database.kysely, context.userId, id))) throw new AppError("not_found");
}
