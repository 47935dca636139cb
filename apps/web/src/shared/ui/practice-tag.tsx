import { useT } from "#web/shared/i18n/use-t.tsx";
import styles from "./practice-tag.module.css";

/** Says on every screen with a price where that price comes from: the practice market, unless told otherwise. */
export function PracticeTag({ children }: { children?: string }) {
  const t = useT();
  return <span className={styles.tag}>{children ?? t("ui.practice")}</span>;
}
