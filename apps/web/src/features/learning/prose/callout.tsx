import type { RichNode } from "@candlewise/domain/learning/rich-text";
import type { ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Strokes } from "#web/shared/ui/strokes.tsx";
import { Tile } from "#web/shared/ui/tinted.tsx";
import styles from "./callout.module.css";

type Tone = Extract<RichNode, { tag: "callout" }>["tone"];

const ICONS: Record<Tone, string> = {
  note: "M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3zM9.5 20h5",
  warning: "M12 4 3 19.5h18zM12 10v4.5M12 17v.1",
  example: "M7 4v3M7 16v4M4.5 7h5v9h-5zM17 4v4M17 14v6M14.5 8h5v6h-5z",
};

/** A highlighted aside; its kind is said in words, by sign and by colour. */
export function Callout({ tone, children }: { tone: Tone; children: ReactNode }) {
  const t = useT();
  return (
    <div className={styles.callout} data-tone={tone} role="note">
      <Tile className={styles.icon}>
        <Strokes path={ICONS[tone]} size={22} />
      </Tile>
      <Text size={2} weight={800} className={styles.title}>
        {t(`items.callout.${tone}`)}
      </Text>
      <Stack gap={2} className={styles.content}>
        {children}
      </Stack>
    </div>
  );
}
