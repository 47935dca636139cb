import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Dialog } from "#web/shared/ui/dialog.tsx";
import { ProblemAlert } from "#web/shared/ui/problem.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useCloseHiddenMutation } from "../api.ts";

/** Asks before everything that the country hides is sold. */
export function CloseHiddenDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const [close, { isLoading, isError }] = useCloseHiddenMutation();
  const closeAll = async () => {
    const { data } = await close();
    if (!data) return;
    onClose();
    toast(t("simulator.hidden.done"), { variant: "success" });
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("simulator.hidden.title")}>
      <Stack gap={3}>
        <p>{t("simulator.hidden.text")}</p>
        {isError && <ProblemAlert>{t("simulator.hidden.failed")}</ProblemAlert>}
        <Button look="danger" isWide isBusy={isLoading} onClick={() => void closeAll()}>
          {t("simulator.hidden.confirm")}
        </Button>
        <Button look="quiet" isWide onClick={onClose}>
          {t("simulator.hidden.keep")}
        </Button>
      </Stack>
    </Dialog>
  );
}
