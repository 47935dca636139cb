import { Strokes } from "#web/shared/ui/strokes.tsx";
import styles from "./step-key.module.css";

const PATHS = {
  back: "m12 5-5 5 5 5",
  forward: "m8 5 5 5-5 5",
  up: "m5 12.5 5-5 5 5",
  down: "m5 7.5 5 5 5-5",
  less: "M5 10h10",
  more: "M5 10h10M10 5v10",
};

interface StepKeyProps {
  kind: keyof typeof PATHS;
  label: string;
  isOff?: boolean;
  /** Instead of the look of a key that stands alone. */
  className?: string;
  onClick: () => void;
}

/** A square key that moves something by one step. */
export function StepKey({ kind, label, isOff = false, className = styles.key, onClick }: StepKeyProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    >
      <Strokes path={PATHS[kind]} grid={20} size={20} width={2.8} />
    </button>
  );
}
