import type { Route, RouteTable } from "@candlewise/contracts/endpoint";
import type { Tag } from "@candlewise/contracts/tags";
import { api } from "#web/shared/state/api.ts";
import type { Call } from "#web/shared/api-client/call.ts";
import { errorCodeOf, statusOf } from "#web/shared/api-client/request-error.ts";
import { discard, noteSending, outboxCalls, update, type OutboxCall } from "#web/shared/offline/outbox.ts";
import { adoptOldCalls } from "#web/shared/offline/outbox-upkeep.ts";
import { outcomeOf, Round, type Reply } from "#web/shared/offline/outbox-rules.ts";
import { FROM_OUTBOX } from "#web/shared/offline/offline-query.ts";
import type { AppStore } from "./store.ts";

const OK = 200;

const tagsOf = ({ invalidates = [], queued }: Route): Tag[] => [...invalidates, ...(queued?.invalidates ?? [])];

const outboxApi = api.injectEndpoints({
  endpoints: (builder) => ({
    sendFromOutbox: builder.mutation<Reply, Call>({
      extraOptions: FROM_OUTBOX,
      queryFn: async (call, _api, _options, query) => {
        const { error, meta } = await query(call);
        const seconds = Number(meta?.response?.headers.get("retry-after") ?? Number.NaN);
        const unanswered = error?.status === "TIMEOUT_ERROR" ? "timeout" : "unreachable";
        return {
          data: {
            status: error ? (statusOf(error) ?? unanswered) : OK,
            code: errorCodeOf(error),
            retryAfter: Number.isFinite(seconds) ? seconds : null,
          },
        };
      },
      invalidatesTags: (reply, _, { route }) => (reply?.status === OK ? tagsOf(route) : []),
    }),
  }),
});

/** One tab sends at a time: a call that two tabs send would arrive twice. */
const oneTabAtATime = (send: () => Promise<void>): Promise<void> =>
  globalThis.navigator?.locks ? navigator.locks.request("candlewise-outbox", send) : send();

type Dispatch = AppStore["dispatch"];

/** Sends a call and stores what becomes of it; gives the paused call when it is to be sent later, `stop` when the round ends. */
async function sendOne(
  call: OutboxCall,
  route: Route,
  round: Round,
  dispatch: Dispatch,
): Promise<OutboxCall | "stop" | null> {
  const { params, query, body } = call;
  const input: Call = { route, ...(params && { params }), ...(query && { query }), body };
  const { data: reply } = await dispatch(outboxApi.endpoints.sendFromOutbox.initiate(input, { track: false }));
  const outcome = reply ? outcomeOf(reply, call, Date.now()) : ({ kind: "stop" } as const);
  if (outcome.kind === "stop") return "stop";
  if (outcome.kind === "sent") await discard(call);
  if (outcome.kind === "refused") {
    const refusal = round.refusal(call, route, outcome.refusal);
    round.refuse({ ...call, refusal });
    await refuse(call, refusal);
  }
  if (outcome.kind !== "later") return null;
  const paused = { ...call, attempts: outcome.attempts, pause: outcome.pause };
  await update(paused);
  return outcome.pause.why === "timeout" ? "stop" : paused;
}

async function sendAll(userId: string, routes: RouteTable, dispatch: Dispatch): Promise<void> {
  await adoptOldCalls(routes);
  const round = new Round();
  for (const call of await outboxCalls(userId)) {
    if (call.refusal !== null) {
      round.refuse(call);
      continue;
    }
    const route = routes[call.endpoint];
    const version = route?.queued?.version ?? Infinity;
    // A call of a newer release is in the outbox because another tab runs it: that one sends it.
    if (call.version > version) continue;
    if (route === undefined || call.version < version) {
      await refuse(call, { status: null, code: null });
    } else if (round.mayPass(call, route, Date.now())) {
      const held = await sendOne(call, route, round, dispatch);
      if (held === "stop") return;
      if (held !== null) round.hold(held);
    } else {
      round.hold(call);
    }
  }
}

/** Nobody misses a position; everything else is shown to its user. */
const refuse = (call: OutboxCall, refusal: NonNullable<OutboxCall["refusal"]>): Promise<void> =>
  call.work === "position" ? discard(call) : update({ ...call, refusal });

let sending: Promise<void> | undefined;

/** Sends what waits in the outbox of a user, in the order the calls depend on each other. `routes` are all routes with `queued`. */
export const sendOutbox =
  (userId: string, routes: RouteTable) =>
  (dispatch: Dispatch): Promise<void> =>
    (sending ??= oneTabAtATime(async () => {
      noteSending(true);
      await sendAll(userId, routes, dispatch);
    }).finally(() => {
      sending = undefined;
      noteSending(false);
    }));

/** Sends a refused call once more, as if it were new. */
export const retryCall = (call: OutboxCall): Promise<void> =>
  update({ ...call, attempts: 0, pause: null, refusal: null });
