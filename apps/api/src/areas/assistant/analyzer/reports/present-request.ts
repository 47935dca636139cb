import type { AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import { pictureUrl } from "../picture-store.ts";
import type { RequestRow } from "../request-rows.ts";

export function presentRequest(row: RequestRow): AnalysisRequest {
  const { request_id: id, mode, state, step, ahead, refusal, headline, created_at, picture, width, height } = row;
  return {
    id,
    mode,
    state,
    step,
    ahead,
    refusal,
    headline,
    created_at: created_at.toISOString(),
    picture: { url: pictureUrl(picture), width, height },
  };
}
