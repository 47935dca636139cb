import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { PartState } from "../item-props.ts";
import { Strokes } from "#web/shared/ui/strokes.tsx";
import styles from "./verdict-mark.module.css";

/** ✓ or ✕ with its meaning in words: never colour alone. */
export function VerdictMark({ state }: { state: PartState }) {
  const t = useT();
  if (state === null) return null;
  return (
    <Text as="span" size={2} weight={800} className={styles.mark} data-state={state}>
      <Strokes
        path={state === "right" ? "m4.5 10.5 4 4 7-8.5" : "m5.5 5.5 9 9M14.5 5.5l-9 9"}
        grid={20}
        size={20}
        width={3}
      />
      <span className="sr-only">{t(`items.mark.${state}`)}</span>
    </Text>
  );
}
