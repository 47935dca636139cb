import type { ReactNode } from "react";
import { Rays } from "#web/shared/ui/celebrations/rays.tsx";
import styles from "./opened-reward.module.css";

/** The prize of today pops up once. */
export function OpenedPrize({ children }: { children: ReactNode }) {
  return (
    <span className={styles.prize} aria-hidden="true">
      <Rays />
      <span className={styles.disc}>{children}</span>
    </span>
  );
}

/** A lootbox: it trembles until the server has drawn, then the lid flies off and the prize rises out of it. */
export function OpenedLootbox({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <span className={styles.lootbox} data-open={isOpen || undefined} aria-hidden="true">
      <svg className={styles.lid} width="132" height="132" viewBox="0 0 132 132">
        <path className={styles.bow} d="M66 58C54 58 46 52 48 46s14-4 18 12c4-16 16-18 18-12s-6 12-18 12z" />
        <rect className={styles.top} x="22" y="58" width="88" height="20" rx="7" />
        <rect className={styles.ribbon} x="58" y="58" width="16" height="20" />
      </svg>
      <span className={styles.rising}>
        {isOpen && <Rays />}
        <span className={styles.disc}>{isOpen && children}</span>
      </span>
      <svg className={styles.box} width="132" height="132" viewBox="0 0 132 132">
        <path className={styles.side} d="M29 76h74v40a10 10 0 0 1-10 10H39a10 10 0 0 1-10-10z" />
        <rect className={styles.ribbon} x="58" y="76" width="16" height="50" />
        <path className={styles.shade} d="M29 76h74v6H29z" />
      </svg>
    </span>
  );
}
