import type { ReactNode } from "react";
import { CandleScene } from "#web/shared/ui/candle-scene.tsx";
import { useTitle } from "#web/shared/ui/use-title.ts";
import { LogoMark } from "#web/shared/ui/logo.tsx";
import styles from "./message-screen.module.css";

/** One message and one thing to do, on the whole screen. */
export function MessageScreen({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  useTitle(title);
  return (
    <main id="main" className={styles.screen} tabIndex={-1}>
      <CandleScene />
      <span className={styles.mark}>
        <LogoMark size={72} />
      </span>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {action}
    </main>
  );
}
