import type { PathSummary } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { AnswerList } from "#web/shared/ui/answer-list.tsx";
import { useDuration } from "../course/use-duration.ts";
import { GoalArt } from "./goal-art.tsx";

type Arrow = PathSummary["arrow"];

/** Whether the paths differ in nothing but their goal. */
const areAlike = (paths: readonly PathSummary[]): boolean =>
  new Set(paths.map(({ course_ids }) => course_ids.join())).size < 2;

/** What all goals have in common: the same lessons, as long as no goal has courses of its own. */
export function useGoalsText(paths: readonly PathSummary[]): string {
  const t = useT();
  const duration = useDuration();
  const [first] = paths;
  if (!first || !areAlike(paths)) return t("learning.choose.text");
  return t("learning.choose.alike", { count: first.lessons, duration: duration(first.minutes) });
}

interface GoalCardsProps {
  paths: readonly PathSummary[];
  /** The goal followed now. */
  current: Arrow | null;
  pending: Arrow | null;
  onChoose: (arrow: Arrow) => void;
}

/** One card for each goal that has a path: what one will be able to do, then the odds. */
export function GoalCards({ paths, current, pending, onChoose }: GoalCardsProps) {
  const t = useT();
  const duration = useDuration();
  const showsSize = !areAlike(paths);
  return (
    <AnswerList
      label={t("learning.choose.legend")}
      value={current}
      pending={pending}
      onAnswer={onChoose}
      answers={paths.map(({ arrow, lessons, own_lessons: own, minutes }) => ({
        value: arrow,
        picture: <GoalArt arrow={arrow} />,
        label: t(`learning.choose.${arrow}.name`),
        tag: arrow === current ? t("learning.choose.current") : undefined,
        text: t(`learning.choose.${arrow}.promise`),
        note: (
          <>
            {t("learning.choose.odds", { odds: t(`learning.choose.${arrow}.risk`) })}
            {showsSize && (
              <>
                <br />
                {t("learning.own", { count: own })} ·{" "}
                {t("learning.inAll", {
                  lessons: t("learning.lessons", { count: lessons }),
                  duration: duration(minutes),
                })}
              </>
            )}
          </>
        ),
      }))}
    />
  );
}
