import type { Brief, BriefsShapes } from "@candlewise/contracts/briefs/schemas";
import type { CallResult } from "@candlewise/contracts/endpoint";
import type { MarketBrief } from "@candlewise/domain/briefs/market-brief";
import { BRIEF_KINDS, EXTRA_OF, type BriefKind } from "@candlewise/domain/briefs/periods";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { BriefsDependencies } from "./dependencies.ts";
import { LESSONS_OF_TOPIC } from "./lesson-topics.ts";
import { presentBrief, presentListed } from "./present-brief.ts";

type Deps = BriefsDependencies;

/** All briefs of what the learner has bought; of what is locked, only the newest, to show what it is. */
export async function listBriefs(
  deps: Deps,
  { userId, hidden }: SignedInContext,
): Promise<CallResult<BriefsShapes["listBriefs"]>> {
  const [briefs, open] = await Promise.all([deps.briefs.latest(hidden), openKinds(deps, userId)]);
  const newest = new Set(BRIEF_KINDS.map((kind) => briefs.find((brief) => brief.kind === kind)?.id));
  const shown = briefs.filter(({ id, kind }) => open.has(kind) || newest.has(id));
  return {
    source: deps.market.source,
    briefs: shown.map((brief) => presentListed(deps.market, brief, open.has(brief.kind))),
  };
}

async function openKinds(deps: Pick<Deps, "ownsExtra">, userId: string): Promise<ReadonlySet<BriefKind>> {
  const owned = await Promise.all(BRIEF_KINDS.map((kind) => deps.ownsExtra(userId, EXTRA_OF[kind])));
  return new Set(BRIEF_KINDS.filter((_, index) => owned[index]));
}

/** @throws AppError `not_found`, `brief_locked` */
export async function showBrief(deps: Deps, context: SignedInContext, briefId: string): Promise<Brief> {
  const { userId, language } = context;
  const brief = await findBrief(deps, context, briefId);
  if (brief === undefined) throw new AppError("not_found");
  if (!(await deps.ownsExtra(userId, EXTRA_OF[brief.kind]))) throw new AppError("brief_locked");
  return {
    ...presentBrief(deps.market, brief),
    topics: await topicsOf(deps, context, brief),
    pdf_url: `/api/upsells/market-news/reports/${deps.keys.keyOf(userId, briefId)}/${briefId}.pdf?locale=${language}`,
  };
}

export const findBrief = async (
  deps: Pick<Deps, "briefs">,
  { hidden }: Pick<SignedInContext, "hidden">,
  briefId: string,
): Promise<MarketBrief | undefined> => (await deps.briefs.latest(hidden)).find(({ id }) => id === briefId);

async function topicsOf(
  deps: Pick<Deps, "lessonLinks">,
  context: SignedInContext,
  { topics }: MarketBrief,
): Promise<Brief["topics"]> {
  const links = await deps.lessonLinks(
    context,
    topics.map((topic) => LESSONS_OF_TOPIC[topic]),
  );
  return topics.map((topic, index) => ({ topic, lesson: links[index] ?? null }));
}
