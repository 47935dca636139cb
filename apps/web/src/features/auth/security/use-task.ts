import { useRef, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";

/** Runs what a button does, once at a time; a failure says that nothing changed. */
export function useTask() {
  const t = useT();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (task: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await task();
    } catch {
      toast(t("security.failed"), { variant: "error" });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { run, isBusy };
}
