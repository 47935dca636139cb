import type { Verdict } from "@candlewise/domain/learning/items";
import { Prose } from "#web/features/learning/prose/prose.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import { partOf } from "../item-props.ts";
import styles from "./whole-why.module.css";

/** Why an answer that has no parts is wrong. */
export function WholeWhy({ verdict }: { verdict: Verdict | null }) {
  const why = partOf(verdict, "")?.why ?? [];
  if (why.length === 0) return null;
  return (
    <Note tone="wrong" className={styles.why}>
      <Prose nodes={why} />
    </Note>
  );
}
