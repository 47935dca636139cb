import { FOLLOWED } from "@candlewise/domain/journal/terms";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { ChipChoice } from "./chip-choice.tsx";
import { FeelingField } from "./feeling-field.tsx";
import { JournalText } from "./journal-text.tsx";
import type { OpenEntry } from "./use-entry.ts";

/** What is seen after the trade. */
export function ReviewFields({ entry: { draft, change } }: { entry: OpenEntry }) {
  const t = useT();
  return (
    <>
      <ChipChoice
        label={t("journal.followed")}
        options={FOLLOWED.map((value) => ({ value, label: t(`journal.followed.${value}`) }))}
        value={draft.followed}
        none={t("journal.unsaid")}
        onChange={(followed) => change({ followed })}
      />
      <JournalText label={t("journal.wentWell")} value={draft.wentWell} onChange={(wentWell) => change({ wentWell })} />
      <JournalText
        label={t("journal.wentWrong")}
        value={draft.wentWrong}
        onChange={(wentWrong) => change({ wentWrong })}
      />
      <FeelingField
        label={t("journal.feelingAfter")}
        value={draft.feelingAfter}
        onChange={(feelingAfter) => change({ feelingAfter })}
      />
    </>
  );
}
