import type { replayRoutes } from "@candlewise/contracts/replay/routes";
import { errorCodeOf, isUnreachable } from "#web/shared/api-client/request-error.ts";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";

type Code =
  | (typeof replayRoutes.previewReplayOrder.errors)[number]
  | (typeof replayRoutes.createReplay.errors)[number]
  | "replay_changed";

const CODES: ReadonlySet<string> = new Set<Code>([
  "insufficient_cash",
  "insufficient_quantity",
  "price_out_of_range",
  "stop_on_wrong_side",
  "bracket_out_of_order",
  "order_too_small",
  "order_too_large",
  "too_many_open_orders",
  "replay_changed",
  "replay_finished",
  "replay_outdated",
  "replay_date_unusable",
  "replays_full",
]);

const isKnown = (code: string | null): code is Code => code !== null && CODES.has(code);

/** What a refusal says: what happened, and what to do now. */
export function errorKey(error: unknown): MessageKey {
  const code = errorCodeOf(error);
  if (isKnown(code)) return `replay.error.${code}`;
  return isUnreachable(error) ? "replay.error.unreachable" : "replay.error.unknown";
}
