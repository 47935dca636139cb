import { ComparedPicture } from "./compared-picture.tsx";
import { ComparisonTable, type Compared } from "./comparison-table.tsx";
import styles from "./comparison.module.css";

/** Two pictures side by side, and the facts of both below them. */
export function Comparison({ left, right }: { left: Compared; right: Compared }) {
  return (
    <>
      <div className={styles.pictures}>
        {[left, right].map(({ basic }) => (
          <ComparedPicture key={basic.request.id} analysis={basic} />
        ))}
      </div>
      <ComparisonTable left={left} right={right} />
    </>
  );
}
