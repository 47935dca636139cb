import type { AnalysisMode, AnalysisRequest, AnalysisSeries } from "@candlewise/contracts/analyzer/schemas";
import type { CheckedProse } from "@candlewise/domain/analyzer/check-prose";
import type { ChartFacts } from "@candlewise/domain/analyzer/facts";
import { sql } from "kysely";

/** Identifies a request of a user. */
export interface RequestKey {
  readonly userId: string;
  readonly requestId: string;
}

/** What was read from a picture, as it is stored. */
export interface Result {
  readonly series: AnalysisSeries;
  readonly facts: ChartFacts;
}

/** The form of the results that are written now. */
export const RESULT_VERSION = 1;

/** What a request shows of itself, in lists and while it is read. */
export interface RequestRow {
  readonly user_id: string;
  readonly request_id: string;
  readonly mode: AnalysisMode;
  readonly state: AnalysisRequest["state"];
  readonly step: AnalysisRequest["step"];
  readonly refusal: AnalysisRequest["refusal"];
  readonly picture: string;
  readonly width: number;
  readonly height: number;
  readonly headline: AnalysisRequest["headline"];
  readonly created_at: Date;
  /** Requests that are read first; null once it is under way. */
  readonly ahead: number | null;
}

export interface ResultRow extends RequestRow {
  readonly result: Result | null;
  readonly prose: CheckedProse | null;
}

/** The columns of `RequestRow`, of a table or alias named `request`. */
export const requestColumns = sql`
  request.user_id, request.request_id, request.mode, request.state, request.step, request.refusal, request.picture, request.width,
  request.height, request.headline, request.created_at,
  case when request.state = 'waiting' then (
    select count(*)::int from analyzer_request as other
    where other.state in ('waiting', 'working')
      and (other.turn, other.created_at, other.request_id) < (request.turn, request.created_at, request.request_id)
  ) end as ahead`;
