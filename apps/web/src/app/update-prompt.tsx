import { useEffect } from "react";
import { followUpdates } from "#web/shared/offline/service-worker.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";

/** Offers a new version once it is ready; the app never reloads by itself. */
export function UpdatePrompt() {
  const t = useT();
  const language = useLanguage();
  useEffect(
    () =>
      followUpdates(
        (update) =>
          toast(t("app.update.text"), {
            variant: "info",
            isSticky: true,
            action: { label: t("app.update.action"), onClick: update },
          }),
        language,
      ),
    [t, language],
  );
  return null;
}
