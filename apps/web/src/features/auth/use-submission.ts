import { useRef, useState } from "react";
import { describeAuthError, type AuthProblem } from "./auth-errors.ts";

/** Sends a form once at a time and keeps what went wrong the last time. */
export function useSubmission<Values>(send: (values: Values) => Promise<void>) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthProblem | null>(null);

  const submit = async (values: Values): Promise<AuthProblem | null> => {
    // State comes with the next render; a second press can come before it.
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await send(values);
      return null;
    } catch (error) {
      const found = describeAuthError(error);
      setProblem(found);
      return found;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  /** What went wrong is about what was typed then. */
  const clear = () => setProblem(null);
  return { submit, isBusy, problem, clear };
}
