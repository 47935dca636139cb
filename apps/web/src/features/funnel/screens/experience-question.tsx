import { EXPERIENCES, type Experience } from "@candlewise/domain/profile/study-plan";
import { useState } from "react";
import { QuestionFrame } from "#web/features/funnel/question-frame.tsx";
import { profileApi, useUpdateUserPropertiesMutation } from "#web/features/profile/api.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { AnswerList } from "#web/shared/ui/answer-list.tsx";
import { CandlePile } from "#web/features/funnel/candle-pile.tsx";
import type { QuestionProps } from "./question-props.ts";

/** How much the learner knows already. */
export function ExperienceQuestion({ answers, place, onAnswered }: QuestionProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [update, { isError }] = useUpdateUserPropertiesMutation();
  const [pending, setPending] = useState<Experience | null>(null);
  const choose = async (experience: Experience) => {
    setPending(experience);
    if (experience !== answers.experience) {
      const { data } = await update({ body: { experience } });
      if (!data) return setPending(null);
      dispatch(profileApi.util.updateQueryData("getUserProperties", undefined, () => data));
    }
    onAnswered();
  };
  const title = t("funnel.experience.title");
  return (
    <QuestionFrame
      {...place}
      title={title}
      text={t("funnel.experience.text")}
      problem={isError ? t("funnel.failed") : null}
    >
      <AnswerList
        label={title}
        value={answers.experience}
        pending={pending}
        onAnswer={(experience) => void choose(experience)}
        answers={EXPERIENCES.map((value, index) => ({
          value,
          picture: <CandlePile count={index + 1} />,
          label: t(`funnel.experience.${value}.label`),
          text: t(`funnel.experience.${value}.text`),
        }))}
      />
    </QuestionFrame>
  );
}
