import { LANGUAGE_NAMES, LANGUAGES, tagOf, type Language } from "#web/shared/i18n/languages.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "./icon.tsx";
import styles from "./language-sheet.module.css";
import { Sheet } from "./sheet.tsx";
import { Stack } from "./stack.tsx";

interface LanguageSheetProps {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (language: Language) => void;
}

/** S2.15: every language of the interface, each in its own words. */
export function LanguageSheet({ isOpen, onClose, onChoose }: LanguageSheetProps) {
  const t = useT();
  const current = useLanguage();
  const choose = (language: Language) => {
    onClose();
    if (language !== current) onChoose(language);
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("ui.language")}>
      <Stack as="ul" gap={1}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <button
              type="button"
              className={styles.language}
              lang={tagOf(language)}
              aria-current={language === current || undefined}
              onClick={() => choose(language)}
            >
              {LANGUAGE_NAMES[language]}
              {language === current && <Icon name="check" size={22} />}
            </button>
          </li>
        ))}
      </Stack>
    </Sheet>
  );
}
