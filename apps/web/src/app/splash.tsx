import { useEffect, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { CandleScene } from "#web/shared/ui/candle-scene.tsx";
import { LogoMark } from "#web/shared/ui/logo.tsx";
import { ProgressBar } from "#web/shared/ui/progress.tsx";
import { splashPercent, SPLASH } from "./splash-percent.ts";
import styles from "./splash.module.css";

/** S2.19: fills the screen while `isLoading`, then shows the full bar for a moment. */
export function Splash({ isLoading }: { isLoading: boolean }) {
  const t = useT();
  const [elapsed, setElapsed] = useState(0);
  const [isShown, setShown] = useState(isLoading);
  if (isLoading && !isShown) {
    setShown(true);
    setElapsed(0);
  }
  useEffect(() => {
    if (!isLoading) {
      const timer = setTimeout(setShown, SPLASH.farewell, false);
      return () => clearTimeout(timer);
    }
    const timer = setInterval(() => setElapsed((before) => before + SPLASH.tick), SPLASH.tick);
    return () => clearInterval(timer);
  }, [isLoading]);
  if (!isShown) return null;
  return (
    <output className={styles.splash} data-leaving={isLoading ? undefined : ""} aria-label={t("app.splash")}>
      <CandleScene />
      <LogoMark size={96} />
      <div className={styles.bar}>
        <ProgressBar value={splashPercent(elapsed, !isLoading)} max={100} label={t("app.splash")} />
      </div>
    </output>
  );
}
