import type { AnalysisMode } from "@candlewise/contracts/analyzer/schemas";
import { useEffect, useRef, useState } from "react";
import { errorCodeOf, isUnreachable } from "#web/shared/api-client/request-error.ts";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { timeOrderedId } from "#web/shared/storage/time-ordered-id.ts";
import {
  analyzerApi,
  useAnalyzeChartMutation,
  useAnalyzePatternsMutation,
  useAnalyzeScenariosMutation,
} from "../api.ts";
import { analysisHref } from "../hrefs.ts";
import { problemOf, type UploadProblem } from "./picture-checks.ts";

const CODES = [
  "unsupported_type",
  "payload_too_large",
  "too_small",
  "picture_unusable",
  "busy",
  "too_many_requests",
  "analysis_limit_reached",
] as const satisfies UploadProblem[];

function problemFrom(error: unknown): UploadProblem {
  if (isUnreachable(error)) return "offline";
  return CODES.find((code) => code === errorCodeOf(error)) ?? "failed";
}

/** The picture that is on its way; the same id for each attempt, so that none counts twice. */
interface Sent {
  readonly id: string;
  readonly file: Blob;
  readonly url: string;
}

/** Sends a picture in the mode that was chosen, and opens its page once the server has it. */
export function useUpload(mode: AnalysisMode) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [sent, setSent] = useState<Sent | null>(null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const [analyzeChart] = useAnalyzeChartMutation();
  const [analyzeScenarios] = useAnalyzeScenariosMutation();
  const [analyzePatterns] = useAnalyzePatternsMutation();
  const senders = {
    chart_analyzer: analyzeChart,
    scenario_analyzer: analyzeScenarios,
    patterns_analyzer: analyzePatterns,
  };
  useEffect(() => () => URL.revokeObjectURL(sent?.url ?? ""), [sent]);

  const send = async ({ id, file }: Sent) => {
    setProblem(null);
    // The server tells the type by the content; a pasted picture has no name.
    const image = new File([file], "chart", { type: file.type });
    const { data, error } = await senders[mode]({ body: { image, id } });
    if (data) return navigate(analysisHref(data.id));
    const found = problemFrom(error);
    // The last one was used on another device.
    if (found === "analysis_limit_reached") dispatch(analyzerApi.util.invalidateTags(["AnalyzerAccess"]));
    setProblem(found);
  };
  /** One at a time: what is dropped meanwhile is left. */
  const alone = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  const take = (file: Blob) =>
    alone(async () => {
      const found = await problemOf(file);
      setProblem(found);
      if (found) return setSent(null);
      const next = { id: timeOrderedId(), file, url: URL.createObjectURL(file) };
      setSent(next);
      await send(next);
    });
  const again = () => alone(async () => void (sent && (await send(sent))));
  return { take, again, problem, isBusy, picture: sent?.url ?? null };
}
