import { Suspense, useRef, useState, type ReactNode } from "react";
import styles from "./popover.module.css";
import { lazyComponent } from "./lazy-component.ts";

const load = () => import("./popover-panel.tsx");
const Panel = lazyComponent(load, "PopoverPanel");
const prefetch = (): void => void load().catch(() => undefined);

interface PopoverProps {
  /** The word in the text that opens it. */
  label: ReactNode;
  heading: string;
  children: ReactNode;
}

/** A word that explains itself in a card beside it. Escape, the button, and a click outside close it; focus returns to the word. */
export function Popover({ label, heading, children }: PopoverProps) {
  const word = useRef<HTMLButtonElement>(null);
  // Null until it is opened first: then its code is loaded.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        ref={word}
        type="button"
        className={styles.word}
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen !== null && (
        <Suspense>
          <Panel anchor={word} isOpen={isOpen} onClose={() => setOpen(false)} heading={heading}>
            {children}
          </Panel>
        </Suspense>
      )}
    </>
  );
}
