import type { briefsFileContract } from "@candlewise/contracts/briefs/schemas";
import { EXTRA_OF } from "@candlewise/domain/briefs/periods";
import type { FileHandlers } from "#api/platform/http/files.ts";
import type { BriefsDependencies } from "./dependencies.ts";
import { presentBrief } from "./present-brief.ts";
import { findBrief } from "./show-briefs.ts";

export function briefFileHandlers(deps: BriefsDependencies): FileHandlers<typeof briefsFileContract> {
  return {
    async getBriefFile({ params: { key, brief_id: id }, query: { locale } }, context) {
      const userId = deps.keys.learnerOf(key, id);
      if (userId === null) return null;
      const brief = await findBrief(deps, context, id);
      if (brief === undefined || !(await deps.ownsExtra(userId, EXTRA_OF[brief.kind]))) return null;
      // The library is loaded when a file is opened, not at every start.
      const { renderBrief } = await import("./render-brief.ts");
      return {
        type: "application/pdf",
        body: await renderBrief(
          { ...presentBrief(deps.market, brief), topics: brief.topics },
          locale ?? context.language,
        ),
        headers: {
          "cache-control": "no-store",
          "content-disposition": `inline; filename="candlewise-${id}.pdf"`,
          "x-content-type-options": "nosniff",
        },
      };
    },
  };
}
