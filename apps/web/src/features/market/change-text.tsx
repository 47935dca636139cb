import { percentText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import styles from "./market.module.css";

/** A change in percent: arrow and sign say what the colour says. */
export function ChangeText({ percent }: { percent: number }) {
  const language = useLanguage();
  const sign = Math.sign(Math.round(percent * 100));
  return (
    <span className={styles.change} data-sign={sign} dir="ltr">
      {sign !== 0 && <span aria-hidden="true">{sign > 0 ? "▲" : "▼"} </span>}
      {percentText(percent, language, { isSigned: true })}
    </span>
  );
}
