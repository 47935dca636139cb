import type {
  AnalysisMode,
  AnalysisRequest,
  AnalysisSeries,
  AnalysisTopic,
} from "@candlewise/contracts/analyzer/schemas";
import type { ChartFacts } from "@candlewise/domain/analyzer/facts";
import { AppError } from "#api/platform/errors.ts";
import type { SignedInContext } from "#api/platform/http/endpoint.ts";
import type { AnalyzerDependencies, LessonLink } from "../dependencies.ts";
import { findResult } from "../request-store.ts";
import { basicTopics, LESSONS_OF_TOPIC, patternTopics, scenarioTopics } from "./lesson-topics.ts";
import { presentBasic, presentPatterns, presentScenarios } from "./present-reports.ts";
import { presentRequest } from "./present-request.ts";

interface ReportKind<Report> {
  readonly mode: AnalysisMode;
  readonly present: (facts: ChartFacts) => Report;
  readonly topicsOf: (facts: ChartFacts) => readonly AnalysisTopic[];
}

export const basicReport = { mode: "chart_analyzer", present: presentBasic, topicsOf: basicTopics } as const;
export const scenarioReport = {
  mode: "scenario_analyzer",
  present: presentScenarios,
  topicsOf: scenarioTopics,
} as const;
export const patternReport = { mode: "patterns_analyzer", present: presentPatterns, topicsOf: patternTopics } as const;

interface Shown<Report> {
  request: AnalysisRequest;
  series: AnalysisSeries | null;
  report: Report | null;
  prose: { paragraphs: string[] } | null;
  lessons: (LessonLink & { topic: AnalysisTopic })[];
}

/** One of the three reports of an analysis, whichever mode it was uploaded for. @throws AppError `not_found` */
export async function showAnalysis<Report>(
  deps: Pick<AnalyzerDependencies, "database" | "lessonLinks">,
  context: SignedInContext,
  requestId: string,
  { present, topicsOf }: ReportKind<Report>,
): Promise<Shown<Report>> {
  const row = await findResult(deps.database.kysely, { userId: context.userId, requestId });
  if (!row) throw new AppError("not_found");
  const request = presentRequest(row);
  if (row.result === null) return { request, series: null, report: null, prose: null, lessons: [] };
  const { series, facts } = row.result;
  const { confidence } = row.prose ?? facts;
  return {
    request,
    series,
    report: present({ ...facts, confidence }),
    prose: row.prose && { paragraphs: [...row.prose.paragraphs] },
    lessons: await lessonsOf(deps, context, topicsOf(facts)),
  };
}

async function lessonsOf(
  deps: Pick<AnalyzerDependencies, "lessonLinks">,
  context: SignedInContext,
  topics: readonly AnalysisTopic[],
): Promise<Shown<never>["lessons"]> {
  const links = await deps.lessonLinks(
    context,
    topics.map((topic) => LESSONS_OF_TOPIC[topic]),
  );
  return topics.flatMap((topic, index) => {
    const link = links[index];
    return link ? [{ topic, ...link }] : [];
  });
}
