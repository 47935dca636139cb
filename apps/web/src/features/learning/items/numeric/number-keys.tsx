import type { ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Strokes } from "#web/shared/ui/strokes.tsx";
import styles from "./number-keys.module.css";

interface NumberKeysProps {
  separator: "." | ",";
  onKey: (key: string) => void;
  onErase: () => void;
  onSign: () => void;
  onCalculator: () => void;
}

/** The keys of a number on a touch screen: many system pads have no minus. Shown where the pointer is a finger. */
export function NumberKeys({ separator, onKey, onErase, onSign, onCalculator }: NumberKeysProps) {
  const t = useT();
  const digit = (key: string) => (
    <Key key={key} onClick={() => onKey(key)}>
      {key}
    </Key>
  );
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend
    <div className={styles.keys} role="group" aria-label={t("items.keys")} dir="ltr" data-number-keys>
      {["7", "8", "9"].map(digit)}
      <Key label={t("items.keys.erase")} look="tool" onClick={onErase}>
        <Strokes path="M8 5h11v14H8l-6-7zM11 9.5l5 5m0-5-5 5" />
      </Key>
      {["4", "5", "6"].map(digit)}
      <Key label={t("items.keys.sign")} look="tool" onClick={onSign}>
        ±
      </Key>
      {["1", "2", "3"].map(digit)}
      <Key label={t("items.calculator")} look="tall" onClick={onCalculator}>
        <Strokes path="M6 3h12v18H6zM9 7h6M9 12h.01M12 12h.01M15 12h.01M9 16h.01M12 16h.01M15 16h.01" />
      </Key>
      {["0", "000", separator].map(digit)}
    </div>
  );
}

interface KeyProps {
  label?: string;
  look?: "digit" | "tool" | "tall" | "wide";
  onClick: () => void;
  children: ReactNode;
}

export function Key({ label, look = "digit", onClick, children }: KeyProps) {
  return (
    <button
      type="button"
      className={styles.key}
      data-look={look}
      {...(label !== undefined && { "aria-label": label })}
      // The field keeps the focus and its caret.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
