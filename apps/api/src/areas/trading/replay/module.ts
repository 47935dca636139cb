import { replayContract } from "@candlewise/contracts/replay/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/http/endpoint.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import type { ReplayPorts } from "./dependencies.ts";
import { createReplayPort, type ReplayPort } from "./port.ts";
import { replayHandlers } from "./routes.ts";

/** A surprise reveals its instrument and dates only when it ends, also in a data export. */
const notYetRevealed = ({ is_surprise: isSurprise, finished_at: finishedAt }: Record<string, unknown>) =>
  isSurprise === true && finishedAt === null
    ? ["ticker", "base_price", "history_from", "bar_ends", "state", "asked"]
    : [];

/** Trading on past prices bar by bar, each replay with its own account. */
export function replayModule(
  { database, clock, ids, outbox }: Pick<Platform, "database" | "clock" | "ids" | "outbox">,
  ports: ReplayPorts,
): FeatureModule & { readonly port: ReplayPort } {
  return {
    domain: "replay",
    endpoints: endpointsOf(replayContract, replayHandlers({ database, clock, ids, outbox, ...ports })),
    personalData: personalTables(database, { replay_session: { secret: notYetRevealed } }),
    port: createReplayPort(database),
  };
}
