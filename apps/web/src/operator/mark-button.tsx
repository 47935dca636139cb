import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { passFocusOn } from "./pass-focus.ts";

interface MarkButtonProps {
  isDone: boolean;
  label: MessageKey;
  /** Id of the title of the card it belongs to. */
  titleId: string;
  onMark: () => void;
}

/** Marks a card as done, or opens it again; the card then leaves the list. */
export function MarkButton({ isDone, label, titleId, onMark }: MarkButtonProps) {
  const t = useT();
  return (
    <Button
      look="secondary"
      icon={isDone ? "refresh" : "check"}
      data-mark
      aria-describedby={titleId}
      onClick={(event) => {
        passFocusOn(event);
        onMark();
      }}
    >
      {t(label)}
    </Button>
  );
}
