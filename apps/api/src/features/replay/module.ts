import { replayContract } from "@candlewise/contracts/replay/schemas";
import type { FeatureModule, Platform } from "#api/platform/feature.ts";
import { endpointsOf } from "#api/platform/mount.ts";
import { personalTables } from "#api/platform/personal-data.ts";
import type { ReplayPorts } from "./dependencies.ts";
import { replayHandlers } from "./routes.ts";

/** What a surprise is about is told with its end, in a copy of one's data too. */
const notYetTold = ({ is_surprise: isSurprise, finished_at: finishedAt }: Record<string, unknown>) =>
  isSurprise === true && finishedAt === null
    ? ["ticker", "base_price", "history_from", "bar_ends", "state", "asked"]
    : [];

/** The past, traded bar by bar, each time with an account of its own. */
export function replayModule(
  { database, clock, ids }: Pick<Platform, "database" | "clock" | "ids">,
  ports: ReplayPorts,
): FeatureModule {
  return {
    domain: "replay",
    endpoints: endpointsOf(replayContract, replayHandlers({ database, clock, ids, ...ports })),
    personalData: personalTables(database, { replay_session: { secret: notYetTold } }),
  };
}
