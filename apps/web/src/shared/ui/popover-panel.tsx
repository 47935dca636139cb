import { CSPProvider } from "@base-ui/react/csp-provider";
import { Popover } from "@base-ui/react/popover";
import { useRef, type ReactNode, type RefObject } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useBusy } from "./busy.ts";
import { IconButton } from "./button.tsx";
import styles from "./popover-panel.module.css";

/** Pixels between the card, the word, and the edge of the window. */
const GAP = 12;

interface PopoverPanelProps {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  heading: ReactNode;
  children: ReactNode;
}

/** The card of a popover: below its word, or above where there is no room, and beside it while the page scrolls. */
export function PopoverPanel({ anchor, isOpen, onClose, heading, children }: PopoverPanelProps) {
  const t = useT();
  useBusy(isOpen);
  const card = useRef<HTMLDivElement>(null);
  const isOnWord = ({ target }: Event) => target instanceof Node && anchor.current?.contains(target);
  return (
    <CSPProvider disableStyleElements>
      <Popover.Root
        open={isOpen}
        // A click on the word closes the card by itself.
        onOpenChange={(open, { event }) => !open && !isOnWord(event) && onClose()}
      >
        <Popover.Portal>
          <Popover.Positioner
            className={styles.positioner}
            anchor={anchor}
            sideOffset={GAP}
            collisionPadding={GAP}
            positionMethod="fixed"
          >
            <Popover.Popup ref={card} className={styles.card} initialFocus={card} finalFocus={anchor}>
              <Popover.Title render={<p />} className={styles.heading}>
                {heading}
              </Popover.Title>
              <Popover.Description render={<div />}>{children}</Popover.Description>
              <IconButton icon="close" label={t("ui.close")} className={styles.close ?? ""} onClick={onClose} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </CSPProvider>
  );
}
