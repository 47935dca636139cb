import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./glossary-term.module.css";

interface GlossaryTermProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** A word that explains itself in a small card beside it. Esc, a tap outside and the button close it; focus returns to the word. */
export function GlossaryTerm({ title, text, children }: GlossaryTermProps) {
  const [isOpen, setOpen] = useState(false);
  const [word, setWord] = useState<HTMLButtonElement | null>(null);
  return (
    <>
      <button
        ref={setWord}
        type="button"
        className={styles.term}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <TermCard title={title} anchor={word} onClose={() => setOpen(false)}>
          {text}
        </TermCard>
      )}
    </>
  );
}

interface TermCardProps {
  title: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

function TermCard({ title, anchor, onClose, children }: TermCardProps) {
  const t = useT();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = card.current;
    if (!element) return;
    element.showPopover();
    placeBeside(element, anchor);
    element.focus();
  }, [anchor]);

  const close = () => {
    onClose();
    anchor?.focus();
  };
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, for what has the focus inside
    <div
      ref={card}
      // A manual popover: the light dismissal of the browser would race with the tap on the word that opened it.
      popover="manual"
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a popover: <dialog> would block the page
      role="dialog"
      tabIndex={-1}
      className={styles.card}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        const isInside =
          relatedTarget instanceof Node && (currentTarget.contains(relatedTarget) || anchor?.contains(relatedTarget));
        if (!isInside) onClose();
      }}
    >
      <Text size={5} weight={800} className={styles.title} id={`${id}-title`}>
        {title}
      </Text>
      <div id={`${id}-text`}>{children}</div>
      <button type="button" className={styles.close} onClick={close} aria-label={t("ui.close")}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        </svg>
      </button>
    </div>,
    document.body,
  );
}

const EDGE = 12;

function placeBeside(card: HTMLElement, anchor: HTMLElement | null): void {
  if (!anchor) return;
  const word = anchor.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = word.bottom + EDGE;
  const fitsBelow = below + height + EDGE <= clientHeight;
  const x = Math.min(Math.max(EDGE, word.left + word.width / 2 - width / 2), clientWidth - width - EDGE);
  card.style.left = `${x}px`;
  card.style.top = `${fitsBelow ? below : Math.max(EDGE, word.top - height - EDGE)}px`;
}
