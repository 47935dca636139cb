import type { ReactNode } from "react";
import { CandleScene } from "#web/shared/ui/candle-scene.tsx";
import type { Mood } from "#web/shared/ui/candle-mood.tsx";
import { LazyCandleMood } from "#web/shared/ui/lazy-candle-mood.tsx";
import { useTitle } from "#web/shared/ui/use-title.ts";
import styles from "./message-screen.module.css";

interface MessageScreenProps {
  mood: Mood;
  title: string;
  text: string;
  action: ReactNode;
}

/** One message and one thing to do, on the whole screen. */
export function MessageScreen({ mood, title, text, action }: MessageScreenProps) {
  useTitle(title);
  return (
    <main id="main" className={styles.screen} tabIndex={-1}>
      <CandleScene />
      <LazyCandleMood mood={mood} size={144} />
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {action}
    </main>
  );
}
