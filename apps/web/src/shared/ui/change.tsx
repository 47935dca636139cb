import { percentText, usdText, type Amount } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import styles from "./change.module.css";

type ChangeProps = { /** US dollars. */ amount: Amount; percent?: number } | { amount?: undefined; percent: number };

/** As it is written, with two decimals: what is rounded to nothing is neither good nor bad. */
function signOf({ amount, percent }: ChangeProps): number {
  const figure = amount === undefined ? percent : Number(amount);
  return Math.round(Math.abs(figure) * 100) === 0 ? 0 : Math.sign(figure);
}

/** A gain or a loss: sign, arrow and colour say the same. */
export function Change(change: ChangeProps) {
  const language = useLanguage();
  const { amount, percent } = change;
  const sign = signOf(change);
  const percentage = percent === undefined ? "" : percentText(percent, language, { isSigned: true });
  return (
    <span className={styles.change} data-sign={sign} dir="ltr">
      {sign !== 0 && (
        <span className={styles.arrow} aria-hidden="true">
          {sign > 0 ? "▲ " : "▼ "}
        </span>
      )}
      {amount === undefined ? percentage : usdText(amount, { isSigned: true })}
      {amount !== undefined && percentage !== "" && ` (${percentage})`}
    </span>
  );
}
