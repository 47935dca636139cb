import { useT } from "#web/shared/i18n/use-t.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import type { PasswordStrength } from "./password-strength.ts";
import styles from "./password-strength-meter.module.css";

/** Four candles, each taller than the one before. */
const HEIGHTS = [14, 19, 24, 30] as const;
const LIT = { short: 0, weak: 1, fair: 2, good: 3, strong: 4 } as const satisfies Record<PasswordStrength, number>;

/** How hard a password is to guess, in candles and in words. */
export function PasswordStrengthMeter({ strength }: { strength: PasswordStrength }) {
  const t = useT();
  return (
    <Row as="span" gap={3} className={styles.meter} data-strength={strength}>
      <svg width="54" height="36" viewBox="0 0 54 36" fill="currentColor" aria-hidden="true">
        {HEIGHTS.map((height, index) => (
          <g key={height} className={styles.candle} data-lit={index < LIT[strength] || undefined}>
            <rect x={index * 14} y={33 - height} width="10" height={height - 2} rx="3" />
            <rect x={index * 14 + 4} y={30 - height} width="2" height={height + 6} rx="1" />
          </g>
        ))}
      </svg>
      <output>{t(`auth.strength.${strength}`)}</output>
    </Row>
  );
}
