import { useEffect, useRef, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { IconButton } from "#web/shared/ui/button.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import styles from "./settings.module.css";

const LEAST = 1;
const MOST = 10;
/** Milliseconds without a click before the number is saved. */
const PAUSE = 600;

interface DailyGoalStepperProps {
  value: number;
  /** Called once the number is settled, also when the screen is left before. */
  onSettled: (value: number) => void;
}

export function DailyGoalStepper({ value, onSettled }: DailyGoalStepperProps) {
  const t = useT();
  const [wished, setWished] = useState<number | null>(null);
  const shown = wished ?? value;
  const settle = useRef<() => void>(() => undefined);
  useEffect(() => {
    settle.current = () => {
      if (wished === null) return;
      setWished(null);
      if (wished !== value) onSettled(wished);
    };
  }, [wished, value, onSettled]);
  useEffect(() => {
    if (wished === null) return undefined;
    const timer = setTimeout(() => settle.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [wished]);
  useEffect(() => () => settle.current(), []);

  const step = (by: number) => setWished((now) => Math.min(MOST, Math.max(LEAST, (now ?? value) + by)));
  return (
    <Row gap={1} className={styles.stepper}>
      <IconButton
        icon="minus"
        label={t("profile.settings.less")}
        aria-disabled={shown === LEAST || undefined}
        onClick={() => step(-1)}
      />
      <output className={styles.number} aria-label={t("profile.settings.dailyValue", { count: shown })}>
        {shown}
      </output>
      <IconButton
        icon="plus"
        label={t("profile.settings.more")}
        aria-disabled={shown === MOST || undefined}
        onClick={() => step(1)}
      />
    </Row>
  );
}
