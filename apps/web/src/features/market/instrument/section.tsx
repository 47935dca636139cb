import { useId, type ReactNode } from "react";
import { Card } from "#web/shared/ui/card.tsx";
import styles from "./instrument.module.css";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Card>
        <h2 id={id}>{title}</h2>
        {children}
      </Card>
    </section>
  );
}
