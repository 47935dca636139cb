import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { whenResized } from "#web/shared/ui/when-resized.ts";
import { cardBeside, spotOn } from "./place-step.ts";
import { targetOf, type TourStep } from "./tours.ts";
import styles from "./tour-view.module.css";

const pixels = (value: number) => `${Math.round(value)}px`;

/** Puts the light on the target of the step, and the card beside it. */
function place(step: TourStep, light: HTMLElement, card: HTMLElement): void {
  const target = targetOf(step);
  if (!target) return;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const spot = spotOn(target.getBoundingClientRect(), { width, height });
  const corner = cardBeside(spot, card.getBoundingClientRect(), { width, height });
  light.style.transform = `translate(${pixels(spot.left)}, ${pixels(spot.top)})`;
  light.style.width = pixels(spot.width);
  light.style.height = pixels(spot.height);
  card.style.transform = `translate(${pixels(corner.left)}, ${pixels(corner.top)})`;
}

function isInSight(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** Keeps light and card where the step points, and the focus on its heading. */
function usePlacedStep(step: TourStep | undefined) {
  const light = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!step) return undefined;
    const adjust = () => light.current && card.current && place(step, light.current, card.current);
    const target = targetOf(step);
    // What stands in a bar is in sight wherever the page is: asking for it would move the page below.
    if (target && !isInSight(target)) target.scrollIntoView({ block: "center", behavior: "instant" });
    adjust();
    title.current?.focus({ preventScroll: true });
    addEventListener("scroll", adjust, { passive: true });
    const stop = whenResized(adjust);
    return () => {
      removeEventListener("scroll", adjust);
      stop();
    };
  }, [step]);
  return { light, card, title };
}

/** A modal dialog for as long as the component is there. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}

/** Steps that a key turns by: forward is where the text goes. */
function turnOf(key: string): number {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return 0;
  return (key === "ArrowRight") === (document.documentElement.dir !== "rtl") ? 1 : -1;
}

interface TourViewProps {
  steps: readonly TourStep[];
  /** At the end, and when it is skipped. */
  onClose: () => void;
}

/** Leads through a screen step by step. The rest of the page waits; Escape skips, arrows turn, the focus returns afterwards. */
export function TourView({ steps, onClose }: TourViewProps) {
  const t = useT();
  const titleId = useId();
  const [at, setAt] = useState(0);
  const step = steps[at];
  const isLast = at === steps.length - 1;
  const dialog = useModal();
  const { light, card, title } = usePlacedStep(step);

  if (!step) return null;
  const turn = (by: number) => setAt((now) => Math.max(0, Math.min(steps.length - 1, now + by)));
  const onKey = (event: KeyboardEvent) => {
    // The page below has keys of its own.
    event.stopPropagation();
    turn(turnOf(event.key));
  };
  return (
    <dialog
      ref={dialog}
      className={styles.tour}
      aria-labelledby={titleId}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div ref={light} className={styles.light} />
      <div ref={card} className={styles.card}>
        <p className={styles.count}>{t("tours.step", { at: at + 1, count: steps.length })}</p>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {t(step.title)}
        </h2>
        <p className={styles.text}>{t(step.text)}</p>
        <div className={styles.actions}>
          {!isLast && (
            <Button look="quiet" onClick={onClose}>
              {t("tours.skip")}
            </Button>
          )}
          <Button onClick={() => (isLast ? onClose() : turn(1))}>{t(isLast ? "tours.done" : "tours.next")}</Button>
        </div>
      </div>
    </dialog>
  );
}
