import { useT } from "#web/shared/i18n/use-t.tsx";
import type { AssetList } from "./api.ts";
import styles from "./market.module.css";

/** Says on every screen with a price where that price comes from. */
export function PracticeTag({ source }: { source: AssetList["source"] }) {
  const t = useT();
  return <span className={styles.practice}>{t(source === "practice" ? "market.practice" : "market.liveSource")}</span>;
}
