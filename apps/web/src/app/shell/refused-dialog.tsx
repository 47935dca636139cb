import { queuedRoutes } from "@candlewise/contracts/queued-routes";
import { useEffect, useState } from "react";
import { useGetPathwayQuery } from "#web/features/learning/api.ts";
import { RefusedChanges } from "#web/features/outbox/refused-changes.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { discard, outboxCalls, type OutboxCall } from "#web/shared/offline/outbox.ts";
import { useOutbox } from "#web/shared/offline/use-outbox.ts";
import { retryCall, sendOutbox } from "#web/shared/state/send-outbox.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { Dialog } from "#web/shared/ui/dialog.tsx";

interface RefusedDialogProps {
  userId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The changes of a user that the server refused, until each of them is sent or discarded. */
export function RefusedDialog({ userId, isOpen, onClose }: RefusedDialogProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { refused } = useOutbox();
  const [calls, setCalls] = useState<readonly OutboxCall[]>([]);
  const pathway = useGetPathwayQuery({ params: { id: "active" } });
  useEffect(() => {
    let isWanted = true;
    void outboxCalls(userId).then((all) => isWanted && setCalls(all.filter(({ refusal }) => refusal !== null)));
    return () => {
      isWanted = false;
    };
  }, [userId, refused]);
  const lessonTitle = (lessonId: string) =>
    (pathway.data?.courses ?? [])
      .flatMap(({ chapters }) => chapters.flatMap(({ components }) => components))
      .find(({ id }) => id === lessonId)?.title ?? null;
  const retry = async (again: readonly OutboxCall[]) => {
    for (const call of again) await retryCall(call);
    await dispatch(sendOutbox(userId, queuedRoutes));
  };
  const discardEach = async (unwanted: readonly OutboxCall[]) => {
    for (const call of unwanted) await discard(call);
  };
  return (
    <Dialog isOpen={isOpen && refused > 0} onClose={onClose} title={t("outbox.title")}>
      <RefusedChanges
        calls={calls}
        lessonTitle={lessonTitle}
        onRetry={(again) => void retry(again)}
        onDiscard={(unwanted) => void discardEach(unwanted)}
      />
    </Dialog>
  );
}
