import styles from "./rays.module.css";

const RAYS = 10;

/** Strokes that fly out once behind a drawing, around its middle; what holds them has `position: relative`. */
export function Rays() {
  return (
    <svg className={styles.rays} viewBox="-50 -50 100 100" aria-hidden="true">
      {Array.from({ length: RAYS }, (_, index) => (
        <g key={index} transform={`rotate(${(360 / RAYS) * index})`}>
          <path className={styles.ray} data-second={index % 2 === 1 || undefined} d="M0-34V-44" />
        </g>
      ))}
    </svg>
  );
}
