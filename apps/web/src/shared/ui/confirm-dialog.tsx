import type { ReactNode } from "react";
import { ProblemAlert } from "./field.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Stack } from "./stack.tsx";

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What happens, and what stays. */
  children: ReactNode;
  confirm: string;
  cancel: string;
  look?: "danger" | "primary";
  isBusy: boolean;
  /** Why it did not work. */
  problem?: string | false | undefined;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ isOpen, onClose, title, children, problem, ...action }: ConfirmDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <Stack gap={3}>
        {children}
        <ProblemAlert>{problem}</ProblemAlert>
        <Button look={action.look ?? "danger"} isWide isBusy={action.isBusy} onClick={action.onConfirm}>
          {action.confirm}
        </Button>
        <Button look="quiet" isWide onClick={onClose}>
          {action.cancel}
        </Button>
      </Stack>
    </Dialog>
  );
}
