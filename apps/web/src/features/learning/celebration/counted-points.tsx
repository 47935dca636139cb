import { useEffect, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { countAt } from "./beats.ts";
import styles from "./celebration.module.css";

/** Points that count up; a reader hears the whole number only. */
export function CountedPoints({ xp, isCounting }: { xp: number; isCounting: boolean }) {
  const t = useT();
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!isCounting) return;
    let frame = 0;
    let begun: number | null = null;
    const step = (now: number) => {
      begun ??= now;
      const count = countAt(now - begun, xp);
      setShown(count);
      if (count < xp) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [xp, isCounting]);
  return (
    <Text size={11} weight={800} className={styles.points}>
      <span aria-hidden="true">{t("celebration.xp", { xp: isCounting ? shown : xp })}</span>
      <span className="sr-only">{t("celebration.xp", { xp })}</span>
    </Text>
  );
}
