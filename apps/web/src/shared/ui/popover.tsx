import { useId, useRef, useState, type ReactNode } from "react";
import styles from "./popover.module.css";

/** Pixels between the word, the box and the edge of the window. */
const GAP = 8;

function place(trigger: HTMLElement, box: HTMLElement): void {
  const word = trigger.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const page = document.documentElement;
  const left = Math.min(Math.max(word.left + word.width / 2 - width / 2, GAP * 2), page.clientWidth - width - GAP * 2);
  const isBelow = word.bottom + GAP + height < page.clientHeight;
  box.style.left = `${left}px`;
  box.style.top = `${isBelow ? word.bottom + GAP : Math.max(GAP, word.top - GAP - height)}px`;
}

interface PopoverProps {
  /** The word in the text that opens it. */
  label: ReactNode;
  heading: string;
  children: ReactNode;
}

/** A word with an explanation. Escape or a press elsewhere closes it, and the focus is on the word again. */
export function Popover({ label, heading, children }: PopoverProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button ref={trigger} type="button" className={styles.trigger} popoverTarget={id} aria-expanded={isOpen}>
        {label}
      </button>
      <span
        ref={box}
        id={id}
        popover="auto"
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element may not stand inside a paragraph
        role="dialog"
        aria-label={heading}
        className={styles.popover}
        onToggle={({ newState }) => {
          setOpen(newState === "open");
          if (newState === "open" && trigger.current && box.current) place(trigger.current, box.current);
        }}
      >
        <span className={styles.heading}>{heading}</span>
        {children}
      </span>
    </>
  );
}
