import { chooseLanguage } from "#web/shared/i18n/i18n.ts";
import type { Language } from "#web/shared/i18n/languages.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LanguageSheet } from "#web/shared/ui/language-sheet.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";

interface LanguageChoiceProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The language of a visitor: stored on this device, and copied to the account at sign-up. */
export function LanguageChoice({ isOpen, onClose }: LanguageChoiceProps) {
  const t = useT();
  const choose = (language: Language) =>
    chooseLanguage(language).catch(() => toast(t("ui.error.text"), { variant: "warning" }));
  return <LanguageSheet isOpen={isOpen} onClose={onClose} onChoose={(language) => void choose(language)} />;
}
