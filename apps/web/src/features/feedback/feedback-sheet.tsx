import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Sheet } from "#web/shared/ui/sheet.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { FeedbackForm } from "./feedback-form.tsx";

type Outcome = "sent" | "queued";

interface FeedbackSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Path of the screen it is about. */
  page: string;
}

/** S2.15: tells the people behind the product something. What is written stays while the sheet is closed and opened again. */
export function FeedbackSheet({ isOpen, onClose, page }: FeedbackSheetProps) {
  const t = useT();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOutcome(null);
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t(outcome ? "feedback.thanks" : "feedback.title")}>
      {outcome ? (
        <>
          <Text as="output" tone="muted">
            {t(`feedback.outcome.${outcome}`)}
          </Text>
          <Button isWide onClick={onClose}>
            {t("ui.done")}
          </Button>
        </>
      ) : (
        <FeedbackForm page={page} onSent={setOutcome} />
      )}
    </Sheet>
  );
}
