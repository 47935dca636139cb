import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useBusy } from "#web/shared/ui/busy.ts";
import { IconButton } from "#web/shared/ui/button.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { whenResized } from "#web/shared/ui/when-resized.ts";
import styles from "./hint-card.module.css";
import { targetOf, type Hint } from "./hints.ts";
import { placeHint, placeHintOver, type Box } from "./place-hint.ts";

/** The part of the window that no bar covers: they stick to its upper or lower edge and span its width. */
function freeArea(): Box {
  const { clientWidth: right, clientHeight: bottom } = document.documentElement;
  const area = { left: 0, top: 0, right, bottom };
  for (const bar of document.querySelectorAll("header, nav, [data-dock]")) {
    const box = bar.getBoundingClientRect();
    if (box.width < right / 2 || box.height > bottom / 2) continue;
    if (box.top <= area.top && box.bottom > 0) area.top = box.bottom;
    else if (box.bottom >= area.bottom - 1 && box.top < bottom) area.bottom = box.top;
  }
  return area;
}

function place(hint: Hint, card: HTMLElement): void {
  const target = targetOf(hint);
  const { width, height } = card.getBoundingClientRect();
  const taken = hint.avoids ? [...document.querySelectorAll(hint.avoids)] : [];
  const free = freeArea();
  const box = target?.getBoundingClientRect();
  const boxes = taken.map((each) => each.getBoundingClientRect());
  const beside = box && placeHint(box, { width, height }, free, boxes);
  const found = beside ?? (box && placeHintOver(box, { width, height }, free));
  card.style.visibility = found ? "visible" : "hidden";
  // It stays once it is set: the room that it makes would otherwise come and go while the page is scrolled.
  if (found !== beside) card.dataset["over"] = "";
  if (!found) return;
  card.style.transform = `translate(${Math.round(found.left)}px, ${Math.round(found.top)}px)`;
  card.style.setProperty("--beak", `${Math.round(found.beak)}px`);
  card.dataset["side"] = found.isBelow ? "below" : "above";
}

interface HintCardProps {
  hint: Hint;
  onClose: () => void;
}

/**
 * Explains one thing on a screen without holding it up: the rest of the screen works, and the focus stays where it is. It closes with its
 * button, with Escape, and when what it explains is used.
 */
export function HintCard({ hint, onClose }: HintCardProps) {
  const t = useT();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  useBusy();
  useLayoutEffect(() => {
    const shown = card.current;
    if (!shown) return undefined;
    const adjust = () => place(hint, shown);
    adjust();
    addEventListener("scroll", adjust, { passive: true, capture: true });
    const stop = whenResized(adjust);
    // Content that arrives, or the next page of a lesson, moves the target.
    const content = new MutationObserver(adjust);
    const main = document.querySelector("main");
    if (main) content.observe(main, { childList: true, subtree: true });
    return () => {
      removeEventListener("scroll", adjust, { capture: true });
      content.disconnect();
      stop();
    };
  }, [hint]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && onClose();
    const onClick = ({ target }: MouseEvent) => {
      const isSeen = card.current?.style.visibility === "visible";
      if (isSeen && target instanceof Node && targetOf(hint)?.contains(target)) onClose();
    };
    addEventListener("keydown", onKey);
    addEventListener("click", onClick, { capture: true });
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("click", onClick, { capture: true });
    };
  }, [hint, onClose]);
  return (
    <aside ref={card} className={styles.card} aria-labelledby={`${id}-title`}>
      <output className={styles.words}>
        <strong id={`${id}-title`} className={styles.title}>
          {t(hint.title)}
        </strong>
        <Text as="span" size={4} className={styles.text}>
          {t(hint.text)}
        </Text>
      </output>
      <IconButton icon="close" label={t("ui.dismiss")} className={styles.close} onClick={onClose} />
    </aside>
  );
}
