import { useT } from "#web/shared/i18n/use-t.tsx";
import { ProgressBar } from "#web/shared/ui/progress.tsx";
import styles from "./skill-bars.module.css";

interface SkillBarsProps {
  skills: readonly { id: string; title: string; asked: number; correct: number }[];
}

/** How much of each skill was right, the weakest first. */
export function SkillBars({ skills }: SkillBarsProps) {
  const t = useT();
  const weakestFirst = skills.toSorted((a, b) => a.correct / a.asked - b.correct / b.asked);
  return (
    <ul className={styles.skills}>
      {weakestFirst.map(({ id, title, asked, correct }) => (
        <li key={id}>
          <span className={styles.name}>
            <bdi>{title}</bdi>
          </span>
          <span className={styles.score}>{t("results.skillScore", { correct, asked })}</span>
          <div className={styles.bar}>
            <ProgressBar value={correct} max={asked} label={title} />
          </div>
        </li>
      ))}
    </ul>
  );
}
