import type { ReactNode } from "react";
import styles from "./file-link.module.css";
import { Icon } from "./icon.tsx";

/** Opens a file in a tab of its own. */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.file} href={href} target="_blank" rel="noreferrer">
      <Icon name="download" size={18} />
      {children}
    </a>
  );
}
