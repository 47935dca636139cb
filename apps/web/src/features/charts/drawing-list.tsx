import { useRef } from "react";
import type { Drawing, Timeframe } from "#web/modules/chart/chart-port.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { DrawingIcon } from "./drawing-icon.tsx";
import styles from "./drawing-list.module.css";
import { placeText } from "./drawing-texts.ts";

interface DrawingListProps {
  drawings: readonly Drawing[];
  /** The one that pointer or keys have taken hold of. */
  held: string | null;
  timeframe: Timeframe;
  decimals: number;
  /** Takes hold of it: the arrow keys move it then. */
  onHold: (drawing: Drawing) => void;
  onRemove: (drawing: Drawing) => void;
}

/** What is drawn on the chart, in words: for who draws with keys, or looks for a drawing that is out of sight. */
export function DrawingList({ drawings, held, timeframe, decimals, onHold, onRemove }: DrawingListProps) {
  const t = useT();
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const remove = (drawing: Drawing) => {
    // The list takes the focus that would be lost with the button.
    list.current?.focus();
    onRemove(drawing);
  };
  return (
    <section className={styles.frame} aria-label={t("charts.drawn")}>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {drawings.map((drawing) => {
          const { id, tool, text } = drawing;
          const name = t(`charts.tool.${tool}`);
          const place = placeText(drawing, { timeframe, decimals, language });
          return (
            <Row key={id} as="li" gap={1} className={styles.item} data-held={id === held || undefined}>
              <button type="button" className={styles.hold} aria-pressed={id === held} onClick={() => onHold(drawing)}>
                <DrawingIcon name={tool} />
                <Text as="span" size={2} className={styles.words}>
                  <span className={styles.name} dir="auto">
                    {text === undefined ? name : `${name}: ${text}`}
                  </span>
                  <Text as="span" tone="muted" className="tabular" dir="auto">
                    {place}
                  </Text>
                </Text>
              </button>
              <button
                type="button"
                className={styles.remove}
                aria-label={t("charts.removeOne", { drawing: `${name}, ${place}` })}
                onClick={() => remove(drawing)}
              >
                <DrawingIcon name="trash" />
              </button>
            </Row>
          );
        })}
      </ul>
    </section>
  );
}
