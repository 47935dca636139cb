import { useRef, useState } from "react";
import { describeAuthError, type AuthProblem } from "./auth-errors.ts";

/**
 * Sends a form once at a time and keeps what went wrong the last time. A form that `endsWithSuccess` stays busy from then on: the screen
 * is about to change, and a second click would sign in once more.
 */
export function useSubmission<Values>(send: (values: Values) => Promise<void>, { endsWithSuccess = false } = {}) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthProblem | null>(null);

  const submit = async (values: Values): Promise<AuthProblem | null> => {
    // State comes with the next render; a second click can come before it.
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    const found = await send(values).then(() => null, describeAuthError);
    setProblem(found);
    if (found === null && endsWithSuccess) return null;
    isRunning.current = false;
    setBusy(false);
    return found;
  };
  /** What went wrong is about what was typed then. */
  const clear = () => setProblem(null);
  return { submit, isBusy, problem, clear };
}
