import type { PathSummary } from "@candlewise/contracts/learning/schemas";
import { useDuration } from "../course/use-duration.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { GoalArt } from "./goal-art.tsx";
import styles from "./goal-cards.module.css";

interface GoalCardsProps {
  paths: readonly PathSummary[];
  chosen: PathSummary["arrow"] | null;
  /** The goal followed now. */
  current: PathSummary["arrow"] | null;
  onChoose: (arrow: PathSummary["arrow"]) => void;
}

/** One card for each goal that has a path: its risk, what one will be able to do, and how much there is today. */
export function GoalCards({ paths, chosen, current, onChoose }: GoalCardsProps) {
  const t = useT();
  const duration = useDuration();
  return (
    <fieldset>
      <legend className="sr-only">{t("learning.choose.legend")}</legend>
      <div className={styles.cards}>
        {paths.map(({ id, arrow, lessons, minutes }) => (
          <label key={id} className={styles.card}>
            <input
              type="radio"
              name="goal"
              className={styles.radio}
              value={arrow}
              checked={arrow === chosen}
              aria-describedby={`${id}-text`}
              onChange={() => onChoose(arrow)}
            />
            <GoalArt arrow={arrow} />
            <span className={styles.words}>
              <span className={styles.name}>
                {t(`learning.choose.${arrow}.name`)}
                {arrow === current && <span className={styles.current}>{t("learning.choose.current")}</span>}
              </span>
              <span id={`${id}-text`} className={styles.text}>
                <span className={styles.risk}>{t(`learning.choose.${arrow}.risk`)}</span>{" "}
                <span>{t(`learning.choose.${arrow}.promise`)}</span>{" "}
                <span className={styles.facts}>
                  {t("learning.choose.now", { count: lessons })} · {duration(minutes)}
                </span>
              </span>
            </span>
            <span className={styles.mark} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
