import { EXPERIENCES, type Experience } from "@candlewise/domain/profile/study-plan";
import { useState } from "react";
import { ChoiceList } from "#web/features/funnel/choice-list.tsx";
import { QuestionFrame } from "#web/features/funnel/question-frame.tsx";
import { ZoneSelect } from "#web/features/funnel/zone-select.tsx";
import { browserTimeZone } from "#web/shared/i18n/formats.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import type { IconName } from "#web/shared/ui/icon.tsx";
import type { QuestionProps } from "./question-props.ts";
import { useSaveAnswer, type Answer } from "./use-save-answer.ts";

/** Sends an answer unless it is what is known already, then goes on. */
function useAnswering({ answers, onAnswered }: QuestionProps) {
  const t = useT();
  const { save, isSaving, hasFailed } = useSaveAnswer();
  const known: Readonly<Record<string, unknown>> = answers;
  const submit = async (answer: Answer) => {
    const isKnown = Object.entries(answer).every(([name, value]) => known[name] === value);
    if (isKnown || (await save(answer))) onAnswered();
  };
  return { submit, frame: { isBusy: isSaving, problem: hasFailed ? t("funnel.failed") : null } };
}

const EXPERIENCE_ICONS = { none: "book", some: "chart", experienced: "trophy" } as const satisfies Record<
  Experience,
  IconName
>;

export function ExperienceQuestion(props: QuestionProps) {
  const t = useT();
  const { submit, frame } = useAnswering(props);
  const [chosen, setChosen] = useState(props.answers.experience);
  const title = t("funnel.experience.title");
  return (
    <QuestionFrame
      {...props.place}
      {...frame}
      title={title}
      text={t("funnel.experience.text")}
      canContinue={chosen !== null}
      onContinue={() => void (chosen && submit({ experience: chosen }))}
    >
      <ChoiceList
        legend={title}
        value={chosen}
        onChange={setChosen}
        options={EXPERIENCES.map((value) => ({
          value,
          icon: EXPERIENCE_ICONS[value],
          label: t(`funnel.experience.${value}.label`),
          text: t(`funnel.experience.${value}.text`),
        }))}
      />
    </QuestionFrame>
  );
}

const MINUTES = [5, 10, 20, 40] as const;

export function MinutesQuestion(props: QuestionProps) {
  const t = useT();
  const { submit, frame } = useAnswering(props);
  const [chosen, setChosen] = useState<number | null>(props.answers.minutes_a_day);
  const title = t("funnel.minutes.title");
  return (
    <QuestionFrame
      {...props.place}
      {...frame}
      title={title}
      text={t("funnel.minutes.text")}
      canContinue={chosen !== null}
      onContinue={() => void (chosen && submit({ minutes_a_day: chosen }))}
    >
      <ChoiceList<number>
        legend={title}
        value={MINUTES.find((minutes) => minutes === chosen) ?? null}
        onChange={setChosen}
        options={MINUTES.map((value) => ({
          value,
          label: t("funnel.minutes.label", { count: value }),
          text: t(`funnel.minutes.at.${value}`),
        }))}
      />
    </QuestionFrame>
  );
}

export function ZoneQuestion(props: QuestionProps) {
  const t = useT();
  const { submit, frame } = useAnswering(props);
  const here = browserTimeZone();
  const [chosen, setChosen] = useState(here);
  return (
    <QuestionFrame
      {...props.place}
      {...frame}
      title={t("funnel.zone.title")}
      text={t("funnel.zone.text")}
      onContinue={() => void submit({ time_zone: chosen })}
    >
      <ZoneSelect
        label={t("funnel.zone.label")}
        hint={t(chosen === here ? "funnel.zone.detected" : "funnel.zone.changed")}
        value={chosen}
        onChange={setChosen}
      />
    </QuestionFrame>
  );
}
