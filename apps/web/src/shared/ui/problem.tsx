import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./problem.module.css";
import { Text } from "./text.tsx";

/** A line that says what is wrong. */
export function Problem({ size = 2, children }: { size?: 2 | 4; children: ReactNode }) {
  return (
    <Text size={size} className={styles.problem}>
      <Icon name="alert" size={18} />
      <span>{children}</span>
    </Text>
  );
}

/** The place where a problem appears. It is always there, so that screen readers announce what appears in it. */
export function ProblemAlert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      {children && <Problem size={4}>{children}</Problem>}
    </div>
  );
}
