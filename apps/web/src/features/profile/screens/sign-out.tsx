import { useRef, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { countPending, isNothingPending, UNSENT, type Unsent } from "#web/shared/offline/pending-work.ts";
import { endPush } from "#web/shared/offline/end-push.ts";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { useLogout } from "#web/shared/state/use-logout.ts";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Dialog } from "#web/shared/ui/dialog.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";

const NOTHING: Unsent = { lessons: 0, answers: 0, drafts: 0, drawings: 0, messages: 0 };

/** S2.19: signs out under the splash; asks first when work would be lost with it. */
export function SignOut({ userId }: { userId: string }) {
  const t = useT();
  const logout = useLogout();
  const [isAsking, setAsking] = useState(false);
  const isStaying = useRef(false);
  const [unsent, setUnsent] = useState(NOTHING);
  const leave = async () => {
    setAsking(false);
    if (await logout()) await endPush();
    else toast(t("profile.signOut.failed"), { variant: "error" });
  };
  /** Leaves when there is nothing to lose. */
  const leaveOrAsk = async () => {
    const left = await countPending(userId);
    if (isNothingPending(left)) return leave();
    isStaying.current = false;
    setUnsent(left);
    setAsking(true);
  };
  const stay = () => {
    isStaying.current = true;
    setAsking(false);
  };
  return (
    <>
      <Button look="danger" icon="logout" isWide onClick={() => void leaveOrAsk()}>
        {t("profile.signOut")}
      </Button>
      <Dialog isOpen={isAsking} onClose={stay} title={t("profile.signOut.title")}>
        <UnsentWork
          userId={userId}
          unsent={unsent}
          onSent={() => !isStaying.current && void leaveOrAsk()}
          onDiscard={() => void leave()}
          onStay={stay}
        />
      </Dialog>
    </>
  );
}

interface UnsentWorkProps {
  userId: string;
  unsent: Unsent;
  onSent: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

/** What would be lost, and what to do about it. */
function UnsentWork({ userId, unsent, onSent, onDiscard, onStay }: UnsentWorkProps) {
  const t = useT();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const isOnline = useIsOnline();
  const [isSending, setSending] = useState(false);
  const [isTried, setTried] = useState(false);
  const send = async () => {
    setSending(true);
    // What could not be sent is counted again.
    await import("./send-unsent.ts")
      .then(({ sendUnsent }) => dispatch(sendUnsent(userId, language)))
      .catch(() => undefined);
    setSending(false);
    setTried(true);
    onSent();
  };
  return (
    <Stack gap={3}>
      <p>{t("profile.signOut.text")}</p>
      <ul>
        {UNSENT.filter((kind) => unsent[kind] > 0).map((kind) => (
          <li key={kind}>{t(`profile.signOut.${kind}`, { count: unsent[kind] })}</li>
        ))}
      </ul>
      <output>{isOnline ? isTried && t("profile.signOut.notSent") : t("profile.signOut.offline")}</output>
      {isOnline && (
        <Button isWide isBusy={isSending} onClick={() => void send()}>
          {t("profile.signOut.send")}
        </Button>
      )}
      <Button look="danger" isWide onClick={onDiscard}>
        {t("profile.signOut.discard")}
      </Button>
      <Button look="quiet" isWide onClick={onStay}>
        {t("profile.signOut.stay")}
      </Button>
    </Stack>
  );
}
