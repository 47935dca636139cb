import { percentText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { Report } from "./api.ts";
import styles from "./value-curve.module.css";

const WIDTH = 600;
const HEIGHT = 160;

function pathOf(values: readonly number[], low: number, high: number): string {
  const step = WIDTH / Math.max(1, values.length - 1);
  const span = high - low || 1;
  return values
    .map((value, index) => `${(index * step).toFixed(1)} ${(HEIGHT - ((value - low) / span) * HEIGHT).toFixed(1)}`)
    .join("L");
}

/** The account's value and the same money held, side by side; time runs to the right in every language. */
export function ValueCurve({ report: { curve, profit_percent, hold_percent } }: { report: Report }) {
  const t = useT();
  const language = useLanguage();
  const values = curve.map(({ value }) => value);
  const held = curve.map(({ hold }) => hold);
  const low = Math.min(...values, ...held);
  const high = Math.max(...values, ...held);
  const percent = (value: number) => percentText(value, language, { isSigned: true });
  const words = t("replay.report.curve", { you: percent(profit_percent), hold: percent(hold_percent) });
  return (
    <figure className={styles.curve}>
      <svg viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`} preserveAspectRatio="none" role="img" aria-label={words}>
        <path className={styles.holdLine} d={`M${pathOf(held, low, high)}`} />
        <path className={styles.youLine} d={`M${pathOf(values, low, high)}`} />
      </svg>
      <figcaption className={styles.legend}>
        <span data-line="you">{t("replay.report.you")}</span>
        <span data-line="hold">{t("replay.report.hold")}</span>
      </figcaption>
    </figure>
  );
}
