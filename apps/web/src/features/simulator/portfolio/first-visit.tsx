import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { MARKET_HREF } from "../hrefs.ts";
import styles from "./first-visit.module.css";

const STEPS = ["find", "size", "review"] as const;

/** What 100,000 virtual dollars are, and the one thing to do now. */
export function FirstVisit() {
  const t = useT();
  return (
    <Card className={styles.card}>
      <h2>{t("simulator.first.title")}</h2>
      <p className={styles.text}>{t("simulator.first.text")}</p>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>{t(`simulator.first.${step}`)}</span>
          </li>
        ))}
      </ol>
      <LinkButton to={MARKET_HREF} isWide>
        {t("simulator.first.action")}
      </LinkButton>
    </Card>
  );
}
