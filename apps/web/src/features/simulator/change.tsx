import { percentText, usdText, type Amount } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import styles from "./change.module.css";

interface ChangeProps {
  amount: Amount;
  percent?: number;
}

/** A gain or a loss: sign, arrow and colour say the same. */
export function Change({ amount, percent }: ChangeProps) {
  const language = useLanguage();
  const sign = Math.sign(Number(amount));
  return (
    <span className={styles.change} data-sign={sign} dir="ltr">
      {sign !== 0 && (
        <span className={styles.arrow} aria-hidden="true">
          {sign > 0 ? "▲" : "▼"}
        </span>
      )}
      {usdText(amount, { isSigned: true })}
      {percent !== undefined && ` (${percentText(percent, language, { isSigned: true })})`}
    </span>
  );
}
