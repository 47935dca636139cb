import { useCallback } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { feedbackApi, useMarkFeedbackMutation, type FeedbackMessage } from "./api.ts";

type Mark = (message: FeedbackMessage, isHandled: boolean) => Promise<void>;

/** Moves a message to the other list at once, offers to undo it, and brings the message back if it was not saved. */
export function useMark(): Mark {
  const t = useT();
  const dispatch = useAppDispatch();
  const [save] = useMarkFeedbackMutation();
  return useCallback<Mark>(
    async function mark(message, isHandled) {
      const { user_id, feedback_id } = message;
      const removal = dispatch(
        feedbackApi.util.updateQueryData("listFeedback", isHandled ? "open" : "handled", ({ pages }) => {
          for (const page of pages) {
            page.messages = page.messages.filter(
              (each) => each.user_id !== user_id || each.feedback_id !== feedback_id,
            );
            page.open += isHandled ? -1 : 1;
          }
        }),
      );
      const { error } = await save({ params: { user_id, feedback_id }, body: { is_handled: isHandled } });
      if (error) {
        removal.undo();
        toast(t("operator.notSaved"), { variant: "error" });
        return;
      }
      toast(t(isHandled ? "operator.feedback.handled" : "operator.feedback.reopened"), {
        variant: "success",
        action: { label: t("ui.undo"), onClick: () => void mark(message, !isHandled) },
      });
    },
    [dispatch, save, t],
  );
}
