import type { AuthShapes } from "@candlewise/contracts/auth/schemas";
import type { CallResult } from "@candlewise/contracts/endpoint";
import { useState } from "react";
import { formatDateTime } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { ConfirmDialog } from "#web/shared/ui/confirm-dialog.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { useDeletePasskeyMutation } from "../api.ts";
import { PasskeyNameForm } from "./lazy-forms.ts";
import { Badge, SecurityRow } from "./security-row.tsx";
import { useSettledFocus } from "./use-settled-focus.ts";
import { useTask } from "./use-task.ts";

type Passkey = CallResult<AuthShapes["listPasskeys"]>["passkeys"][number];

export function PasskeyRow({ passkey, onGone }: { passkey: Passkey; onGone: () => void }) {
  const t = useT();
  const language = useLanguage();
  const dateOf = (instant: string) => formatDateTime(new Date(instant), language);
  const { id, name, created_at, last_used_at, is_synced } = passkey;
  const [opened, setOpened] = useState<"rename" | "remove" | null>(null);
  const opener = useSettledFocus(opened === "rename");
  const close = () => setOpened(null);
  return (
    <SecurityRow
      glyph="passkey"
      title={<bdi>{name}</bdi>}
      badge={is_synced && <Badge isGood>{t("security.passkeys.synced")}</Badge>}
      actions={
        opened !== "rename" && (
          <>
            <Button
              ref={opener}
              look="quiet"
              aria-label={t("security.passkeys.renameNamed", { name })}
              onClick={() => setOpened("rename")}
            >
              {t("security.passkeys.rename")}
            </Button>
            <Button
              look="quiet"
              aria-label={t("security.passkeys.removeNamed", { name })}
              onClick={() => setOpened("remove")}
            >
              {t("security.passkeys.remove")}
            </Button>
          </>
        )
      }
      form={opened === "rename" && <PasskeyNameForm id={id} name={name} onDone={close} />}
    >
      {last_used_at === null
        ? t("security.passkeys.made", { date: dateOf(created_at) })
        : t("security.devices.used", { date: dateOf(last_used_at) })}
      <RemoveDialog id={id} name={name} isOpen={opened === "remove"} onClose={close} onGone={onGone} />
    </SecurityRow>
  );
}

interface RemoveDialogProps {
  id: string;
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onGone: () => void;
}

function RemoveDialog({ id, name, isOpen, onClose, onGone }: RemoveDialogProps) {
  const t = useT();
  const [remove] = useDeletePasskeyMutation();
  const { run, isBusy } = useTask();
  const submit = () =>
    run(async () => {
      await remove({ params: { id } }).unwrap();
      toast(t("security.passkeys.removed", { name }), { variant: "success" });
      onClose();
      onGone();
    });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("security.passkeys.removeTitle")}
      confirm={t("security.passkeys.removeYes")}
      cancel={t("ui.cancel")}
      isBusy={isBusy}
      onConfirm={() => void submit()}
    >
      <p>{t("security.passkeys.removeText", { name })}</p>
    </ConfirmDialog>
  );
}
