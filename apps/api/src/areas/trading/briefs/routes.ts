import type { briefsContract } from "@candlewise/contracts/briefs/schemas";
import type { Handlers } from "#api/platform/http/endpoint.ts";
import type { BriefsDependencies } from "./dependencies.ts";
import { listBriefs, showBrief } from "./show-briefs.ts";

export function briefsHandlers(deps: BriefsDependencies): Handlers<typeof briefsContract> {
  return {
    listBriefs: async (_, context) => listBriefs(deps, context),
    getBrief: async ({ params }, context) => showBrief(deps, context, params.brief_id),
  };
}
