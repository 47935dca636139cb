import { evenPoints, linePath } from "#web/modules/plot/paths.ts";
import { scaleOf } from "#web/modules/plot/scale.ts";
import { percentText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { Report } from "./api.ts";
import styles from "./value-curve.module.css";

const WIDTH = 600;
const HEIGHT = 160;

/** The account's value and the same money held, side by side; time runs to the right in every language. */
export function ValueCurve({ report: { curve, profit_percent, hold_percent } }: { report: Report }) {
  const t = useT();
  const language = useLanguage();
  const values = curve.map(({ value }) => value);
  const held = curve.map(({ hold }) => hold);
  const y = scaleOf([...values, ...held], HEIGHT, 0);
  const line = (of: readonly number[]) => linePath(evenPoints(of, WIDTH, y));
  const percent = (value: number) => percentText(value, language, { isSigned: true });
  const words = t("replay.report.curve", { you: percent(profit_percent), hold: percent(hold_percent) });
  return (
    <figure className={styles.curve}>
      <svg viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`} preserveAspectRatio="none" role="img" aria-label={words}>
        <path className={styles.holdLine} d={line(held)} />
        <path className={styles.youLine} d={line(values)} />
      </svg>
      <figcaption className={styles.legend}>
        <span data-line="you">{t("replay.report.you")}</span>
        <span data-line="hold">{t("replay.report.hold")}</span>
      </figcaption>
    </figure>
  );
}
