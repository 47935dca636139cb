import type { CallResult } from "@candlewise/contracts/endpoint";
import type { LearningShapes, QuizAttempt } from "@candlewise/contracts/learning/schemas";
import { useEffect, useState } from "react";
import { useAccessComponentMutation } from "../api.ts";
import { preloadAllItems } from "../items/item-view.tsx";

export type Access = CallResult<LearningShapes["accessComponent"]>;

/** Opens an attempt, or goes on with the open one: the server decides which. `turn` changes with each, to begin afresh. */
export function useOpenAttempt(componentId: string) {
  const [access, { isLoading, error, reset }] = useAccessComponentMutation();
  const [opened, setOpened] = useState<{ attempt: QuizAttempt; turn: number } | null>(null);
  // Which questions it asks is known only once it is open.
  useEffect(preloadAllItems, []);

  const open = async (): Promise<Access | null> => {
    const { data } = await access({ params: { id: componentId }, body: {} });
    const attempt = data?.attempt;
    if (attempt) setOpened((before) => ({ attempt, turn: (before?.turn ?? 0) + 1 }));
    return data ?? null;
  };
  const close = () => {
    setOpened(null);
    reset();
  };
  return { opened, open, close, isOpening: isLoading, error };
}
