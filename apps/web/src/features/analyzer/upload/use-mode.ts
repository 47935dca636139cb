import type { AnalysisMode } from "@candlewise/contracts/analyzer/schemas";
import { useState } from "react";
import { STORAGE_KEYS, store } from "#web/shared/storage/browser-storage.ts";
import { MODES } from "../api.ts";

/** What an analysis shows first, as it was chosen last on this device. */
export function useMode(): [AnalysisMode, (mode: AnalysisMode) => void] {
  const [mode, setMode] = useState<AnalysisMode>(
    () => MODES.find((each) => each === store.get(STORAGE_KEYS.analyzerMode)) ?? "chart_analyzer",
  );
  const choose = (next: AnalysisMode) => {
    store.set(STORAGE_KEYS.analyzerMode, next);
    setMode(next);
  };
  return [mode, choose];
}
