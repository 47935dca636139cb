import { useT } from "#web/shared/i18n/use-t.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";
import { SheetRow } from "./sheet-row.tsx";

const loadInstall = () => import("#web/features/funnel/install-sheet.tsx");
const InstallSheet = lazyComponent(loadInstall, "InstallSheet", ["funnel"]);

/** Nothing where the app is installed. */
export function InstallRow() {
  const t = useT();
  if (matchMedia("(display-mode: standalone)").matches) return null;
  return (
    <SheetRow
      icon="download"
      label={t("profile.help.install")}
      sheet={InstallSheet}
      prefetch={() => Promise.all([loadInstall(), loadMessages(["funnel"])])}
    />
  );
}

const loadFeedback = () => import("#web/features/feedback/feedback-sheet.tsx");
const FeedbackSheet = lazyComponent(loadFeedback, "FeedbackSheet", ["feedback"]);

interface FeedbackOnProfileProps {
  isOpen: boolean;
  onClose: () => void;
}

const FeedbackOnProfile = (props: FeedbackOnProfileProps) => <FeedbackSheet {...props} page="/profile" />;

export function FeedbackRow() {
  const t = useT();
  return (
    <SheetRow
      icon="chat"
      label={t("profile.help.feedback")}
      sheet={FeedbackOnProfile}
      prefetch={() => Promise.all([loadFeedback(), loadMessages(["feedback"])])}
    />
  );
}
