import type { Figure } from "./figures.ts";
import styles from "./performance.module.css";

/** Figures, each with its sentence. */
export function FigureCards({ figures, isEarly = false }: { figures: readonly Figure[]; isEarly?: boolean }) {
  return (
    <dl className={styles.cards} data-early={isEarly || undefined}>
      {figures.map(({ key, label, value, sentence, sign }) => (
        <div key={key} className={styles.card}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure} data-sign={sign} data-none={value === null || undefined}>
            <bdi>{value ?? "–"}</bdi>
          </dd>
          <dd className={styles.sentence}>{sentence}</dd>
        </div>
      ))}
    </dl>
  );
}
