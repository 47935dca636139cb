import { Suspense, useState } from "react";
import { useUserId } from "#web/shared/state/use-user.ts";
import { OfflineBanner } from "#web/shared/ui/offline-banner.tsx";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const RefusedDialog = lazyComponent(() => import("./refused-dialog.tsx"), "RefusedDialog", ["outbox"]);

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
