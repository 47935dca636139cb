import styles from "./logo.module.css";

/** Two candles, the second one lit: its upper wick is a flame. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect x="3.5" y="14" width="8" height="10" rx="2.5" className={styles.flame} />
      <rect x="6.6" y="11" width="1.8" height="16" rx="0.9" className={styles.flame} />
      <rect x="15.5" y="10.5" width="9" height="13.5" rx="2.5" className={styles.body} />
      <path d="M20 1c2 2.3 3.2 3.7 3.2 5.400a3.2 3.2 0 0 1-6.4 0C16.8 4.7 18 3.3 20 1z" className={styles.flame} />
      <rect x="19.1" y="24" width="1.8" height="3" rx=".9" className={styles.flame} />
    </svg>
  );
}

export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span data-word="">candlewise</span>
    </span>
  );
}
