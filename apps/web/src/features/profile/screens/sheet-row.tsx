import { Suspense, useState, type ComponentType } from "react";
import { ActionRow } from "#web/features/profile/setting-row.tsx";
import type { IconName } from "#web/shared/ui/icon.tsx";
import { prefetchSheet } from "#web/shared/ui/sheet.tsx";

interface SheetRowProps {
  icon: IconName;
  label: string;
  /** Lazy. */
  sheet: ComponentType<{ isOpen: boolean; onClose: () => void }>;
  /** Fetches the sheet: the row is about to be used. */
  prefetch: () => Promise<unknown>;
}

/** Opens a sheet, which is fetched then. */
export function SheetRow({ icon, label, sheet: OwnSheet, prefetch }: SheetRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <ActionRow
        icon={icon}
        label={label}
        onIntent={() => {
          prefetchSheet();
          prefetch().catch(() => undefined);
        }}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {wasOpened && (
        <Suspense>
          <OwnSheet isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
