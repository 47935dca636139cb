import { useCallback } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { termsApi, useAcceptTermsMutation } from "./api.ts";

/** S4.10: the terms count as accepted at once; when that cannot be saved it is taken back and said so. */
export function useAcceptTerms(): () => Promise<void> {
  const t = useT();
  const dispatch = useAppDispatch();
  const [accept] = useAcceptTermsMutation();
  return useCallback(async () => {
    const shown = dispatch(
      termsApi.util.updateQueryData("getTermsConsent", undefined, (consent) => {
        consent.is_latest_version = true;
      }),
    );
    const { error } = await accept({ body: {} });
    if (!error) return;
    shown.undo();
    toast(t("terms.failed"), { variant: "error" });
  }, [accept, dispatch, t]);
}
