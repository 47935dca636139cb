import { lazy, Suspense, useState } from "react";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { useUserId } from "#web/shared/session/use-user.ts";
import { OfflineBanner } from "#web/shared/ui/offline-banner.tsx";

const RefusedDialog = lazy(async () => {
  const [{ RefusedDialog }] = await Promise.all([import("./refused-dialog.tsx"), loadMessages(["outbox"])]);
  return { default: RefusedDialog };
});

/** The banner about connection and outbox, with the dialog about what could not be synced. */
export function SyncBanner() {
  const userId = useUserId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const review = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <OfflineBanner onReview={review} />
      {wasOpened && userId !== null && (
        <Suspense>
          <RefusedDialog userId={userId} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
