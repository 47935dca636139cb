import { errorCodeOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Dialog } from "#web/shared/ui/dialog.tsx";
import { ProblemAlert } from "#web/shared/ui/problem.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useResetPortfolioMutation } from "../api.ts";

interface ResetDialogProps {
  accountNumber: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before the account begins again, and says what stays. */
export function ResetDialog({ accountNumber, isOpen, onClose }: ResetDialogProps) {
  const t = useT();
  const [reset, { isLoading, isError, error }] = useResetPortfolioMutation();
  const begin = async () => {
    const { data } = await reset({ body: { account_number: accountNumber } });
    if (!data) return;
    onClose();
    toast(t("simulator.resetDone"), { variant: "success" });
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("simulator.resetTitle")}>
      <Stack gap={3}>
        <p>{t("simulator.resetText")}</p>
        <Text size={2} tone="muted">
          {t("simulator.resetSafe")}
        </Text>
        {isError && (
          <ProblemAlert>
            {t(errorCodeOf(error) === "too_many_resets" ? "simulator.resetTooOften" : "simulator.resetFailed")}
          </ProblemAlert>
        )}
        <Button look="danger" isWide isBusy={isLoading} onClick={() => void begin()}>
          {t("simulator.resetConfirm")}
        </Button>
        <Button look="quiet" isWide onClick={onClose}>
          {t("simulator.resetKeep")}
        </Button>
      </Stack>
    </Dialog>
  );
}
