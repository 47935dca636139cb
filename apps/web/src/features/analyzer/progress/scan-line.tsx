import styles from "./scan-line.module.css";

/** A line that passes over the picture while it is read. */
export function ScanLine() {
  return <span className={styles.scan} aria-hidden="true" />;
}
