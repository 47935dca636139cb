import type { replayRoutes } from "@candlewise/contracts/replay/routes";
import { orderErrorKey } from "#web/modules/order-form/order-errors.ts";
import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";

type Code = (typeof replayRoutes)["previewReplayOrder" | "createReplay"]["errors"][number] | "replay_changed";

/** Refusals that mean something else in a replay, or occur only there. */
const CODES = [
  "too_many_open_orders",
  "replay_changed",
  "replay_finished",
  "replay_outdated",
  "replay_date_unusable",
  "replays_full",
] as const satisfies Code[];

/** What a refusal says: what happened, and what to do now. */
export function errorKey(error: unknown): MessageKey {
  const code = errorCodeOf(error);
  const own = CODES.find((each) => each === code);
  return own ? `replay.error.${own}` : orderErrorKey(error);
}
