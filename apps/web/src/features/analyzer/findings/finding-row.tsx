import type { ReactNode } from "react";
import { Text } from "#web/shared/ui/text.tsx";
import type { Tone } from "../picture/marks.ts";
import type { Highlight } from "../picture/use-highlight.ts";
import { HighlightButton } from "./highlight-button.tsx";
import styles from "./finding-row.module.css";

interface FindingRowProps {
  /** Also that of its marks in the picture. */
  id: string;
  highlight: Highlight;
  /** Of its marks; absent where the picture shows nothing of it. */
  tone?: Tone;
  title: string;
  value?: string;
  /** Confidence, status and the like. */
  tags?: ReactNode;
  children?: ReactNode;
}

/** A finding with what belongs to it. */
export function FindingRow({ id, highlight, tone, title, value, tags, children }: FindingRowProps) {
  const { active } = highlight;
  return (
    <li className={styles.row} data-active={active === id || undefined} data-row={id}>
      <HighlightButton id={id} highlight={highlight} className={styles.head}>
        {tone && <span className={styles.swatch} data-tone={tone} aria-hidden="true" />}
        <span className={styles.title}>{title}</span>
        {value !== undefined && <bdi className={styles.value}>{value}</bdi>}
      </HighlightButton>
      {(tags ?? children) && (
        <div className={styles.rest}>
          {tags && <div className={styles.tags}>{tags}</div>}
          {children && (
            <Text as="div" size={4} tone="muted">
              {children}
            </Text>
          )}
        </div>
      )}
    </li>
  );
}
