import { analyzerStreams } from "@candlewise/contracts/analyzer/routes";
import type { AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import { fillPath } from "@candlewise/contracts/endpoint";
import { useEffect, useState } from "react";
import { openEventStream } from "#web/shared/api-client/event-stream.ts";
import { isRecord } from "#web/shared/storage/is-record.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { analyzerApi } from "../api.ts";

export const isUnderWay = ({ state }: AnalysisRequest): boolean => state === "waiting" || state === "working";

function requestIn(data: string, id: string): AnalysisRequest | null {
  try {
    const value: unknown = JSON.parse(data);
    // Our own server wrote it by the contract.
    return isRecord(value) && value["id"] === id ? (value as AnalysisRequest) : null;
  } catch {
    return null;
  }
}

/** The latest state of an analysis: that of its stream while it is under way. When it ends, what was fetched before is fetched again. */
export function useProgress(fetched: AnalysisRequest): AnalysisRequest {
  const dispatch = useAppDispatch();
  const [told, setTold] = useState<AnalysisRequest | null>(null);
  const followed = isUnderWay(fetched) ? fetched.id : null;
  useEffect(() => {
    if (followed === null) return;
    const close = openEventStream({
      address: fillPath(analyzerStreams.analysisStream.path, { id: followed }),
      dispatch,
      onEvent: ({ event, data }) => {
        const request = event === "progress" ? requestIn(data, followed) : null;
        if (!request) return;
        setTold(request);
        if (isUnderWay(request)) return;
        close();
        dispatch(analyzerApi.util.invalidateTags(["Analyses", "AnalyzerAccess"]));
      },
      onState: () => undefined,
    });
    return close;
  }, [followed, dispatch]);
  return told !== null && told.id === followed ? told : fetched;
}
