import { Suspense, useState } from "react";
import { ActionRow } from "#web/features/profile/setting-row.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";
import { prefetchSheet } from "#web/shared/ui/sheet.tsx";

const load = () => import("#web/features/feedback/feedback-sheet.tsx");
const FeedbackSheet = lazyComponent(load, "FeedbackSheet", ["feedback"]);
const prefetch = () => {
  prefetchSheet();
  void Promise.all([load(), loadMessages(["feedback"])]).catch(() => undefined);
};

/** Opens the sheet of feedback, which is fetched then. */
export function FeedbackRow() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <ActionRow
        icon="chat"
        label={t("profile.help.feedback")}
        onIntent={prefetch}
        onPress={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {wasOpened && (
        <Suspense>
          <FeedbackSheet isOpen={isOpen} onClose={() => setOpen(false)} page="/profile" />
        </Suspense>
      )}
    </>
  );
}
