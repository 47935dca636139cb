import type { AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import { useState, type RefObject } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { drawSharedPicture } from "./draw-shared-picture.ts";
import { handOver } from "./hand-over.ts";

interface ShareButtonProps {
  picture: AnalysisRequest["picture"];
  stage: RefObject<HTMLDivElement | null>;
}

/** Shares or saves the picture with what is drawn over it now. */
export function ShareButton({ picture, stage }: ShareButtonProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const share = async () => {
    const element = stage.current?.querySelector<HTMLElement>("[data-stage]");
    if (!element) return;
    setBusy(true);
    try {
      await handOver(await drawSharedPicture(picture, element, t("findings.share.footer")));
    } catch {
      toast(t("findings.share.failed"), { variant: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" icon="share" isBusy={isBusy} onClick={() => void share()}>
      {t("findings.share")}
    </Button>
  );
}
