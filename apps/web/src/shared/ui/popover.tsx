import { Suspense, useRef, useState, type ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useT } from "#web/shared/i18n/use-t.tsx";
import styles from "./popover.module.css";
import { classNames } from "./class-names.ts";
import { lazyComponent } from "./lazy-component.ts";
import { toast } from "./toasts/toast.ts";

const load = () => import("./popover-panel.tsx");
const Panel = lazyComponent(load, "PopoverPanel");
const prefetch = (): void => void load().catch(() => undefined);

interface PopoverProps {
  /** The word in the text that opens it. */
  label: ReactNode;
  heading: ReactNode;
  /** As a word in a text, as the label of a figure, whose look it takes over, or as an icon beside a label. */
  look?: "word" | "label" | "icon";
  children: ReactNode;
}

/** A word that explains itself in a card beside it. Escape, the button, and a click outside close it; focus returns to the word. */
export function Popover({ label, heading, look = "word", children }: PopoverProps) {
  const t = useT();
  const word = useRef<HTMLButtonElement>(null);
  // Null until it is opened first: then its code is loaded.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        ref={word}
        type="button"
        className={classNames(styles.word, look !== "word" && styles.label, look === "icon" && styles.icon)}
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen !== null && (
        // A definition that cannot be fetched takes nothing else away.
        <ErrorBoundary
          fallback={null}
          resetKeys={[isOpen]}
          onError={() => toast(t("ui.error.offlineText"), { variant: "error" })}
        >
          <Suspense>
            <Panel anchor={word} isOpen={isOpen} onClose={() => setOpen(false)} heading={heading}>
              {children}
            </Panel>
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
