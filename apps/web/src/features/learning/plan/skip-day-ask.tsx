import type { LinkProps } from "#web/shared/routing/router.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { answerSkipDay, type PathwayState } from "./pathway-slice.ts";
import styles from "./skip-day-ask.module.css";

interface SkipDayAskProps {
  skipDay: NonNullable<PathwayState["skipDay"]>;
  /** Where the next day's plan begins. */
  href: LinkProps["to"];
}

/** S3.11: asked once, when the goal of the day has just been met. Both answers are equal. */
export function SkipDayAsk({ skipDay, href }: SkipDayAskProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const day = skipDay.currentDay + 1;
  return (
    <section className={styles.ask} aria-labelledby="skip-day">
      <h2 id="skip-day" className={styles.title}>
        {t("learning.skipDay.title")}
      </h2>
      <p className={styles.text}>{t("learning.skipDay.text", { day })}</p>
      <div className={styles.answers}>
        <Button look="secondary" onClick={() => dispatch(answerSkipDay(false))}>
          {t("learning.skipDay.later")}
        </Button>
        <LinkButton to={href} onClick={() => dispatch(answerSkipDay(true))}>
          {t("learning.skipDay.start", { day })}
        </LinkButton>
      </div>
    </section>
  );
}
