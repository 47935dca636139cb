import { useCountUnreadQuery } from "./api.ts";
import styles from "./unread-mark.module.css";

/** A dot while the inbox has something new. The bell of the profile says how much. */
export function UnreadMark() {
  const { data } = useCountUnreadQuery(undefined);
  return (data?.unread ?? 0) > 0 && <span className={styles.mark} aria-hidden="true" data-unread="" />;
}
