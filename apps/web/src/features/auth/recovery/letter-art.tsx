import styles from "./letter-art.module.css";

/** A letter on its way, with rising candles for lines. */
export function LetterArt() {
  return (
    <svg className={styles.art} width="168" height="120" viewBox="0 0 168 120" aria-hidden="true">
      <rect className={styles.lip} x="24" y="20" width="120" height="88" rx="18" />
      <rect className={styles.paper} x="24" y="14" width="120" height="88" rx="18" />
      <path className={styles.flap} d="M34 27l43 34a11 11 0 0 0 14 0l43-34" />
      <g className={styles.candles}>
        <path d="M52 82v-10M68 84V68M84 80V74M100 82V64M116 78V56" />
      </g>
      <path className={styles.speed} d="M4 40h12M0 58h14M6 76h10" />
    </svg>
  );
}
