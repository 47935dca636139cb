import type { Skill } from "@candlewise/contracts/learning/schemas";
import type { ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { ListCard } from "#web/shared/ui/card.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { TextLink } from "#web/shared/ui/text-link.tsx";
import { drillHref } from "./hrefs.ts";
import { MasteryMark } from "./mastery-mark.tsx";
import { useReviewDay } from "./review-day.ts";
import styles from "./skill-list.module.css";

type Listed = Pick<Skill, "id" | "title" | "mastery" | "next_on">;

interface SkillListProps<S extends Listed> {
  skills: readonly S[];
  today: string;
  /** After the words: whether it was right, or what can be done. */
  trailing: (skill: S) => ReactNode;
}

/** Skills with their mastery and the day on which each comes back. */
export function SkillList<S extends Listed>({ skills, today, trailing }: SkillListProps<S>) {
  const t = useT();
  const { back } = useReviewDay(today);
  return (
    <ListCard>
      {skills.map((skill) => (
        <li key={skill.id} className={styles.skill}>
          <MasteryMark level={skill.mastery} />
          <div>
            <Text size={5} weight={700}>
              <bdi>{skill.title}</bdi>
            </Text>
            <Text size={3} tone="muted">
              {t(`review.mastery.${skill.mastery}`)} · {back(skill.next_on)}
            </Text>
          </div>
          {trailing(skill)}
        </li>
      ))}
    </ListCard>
  );
}

/** Leads to a drill of the skill. */
export function DrillLink({ id, title }: Pick<Skill, "id" | "title">) {
  const t = useT();
  return (
    <TextLink to={drillHref(id)} aria-label={t("review.drillName", { title })}>
      {t("review.drill")}
    </TextLink>
  );
}
