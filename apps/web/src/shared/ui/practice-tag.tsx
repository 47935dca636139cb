import styles from "./practice-tag.module.css";

/** Says on every screen with a price where that price comes from. */
export function PracticeTag({ children }: { children: string }) {
  return <span className={styles.tag}>{children}</span>;
}
