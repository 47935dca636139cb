import { Suspense, useState } from "react";
import { LANGUAGE_NAMES } from "#web/shared/i18n/languages.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import styles from "./language-button.module.css";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const LanguageChoice = lazyComponent(() => import("./language-choice.tsx"), "LanguageChoice");

/** A visitor's language, on the dark band of the first screens. */
export function LanguageButton() {
  const t = useT();
  const language = useLanguage();
  // Null until it is opened first: few visitors need its code.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" className={styles.language} onClick={() => setOpen(true)}>
        <Icon name="language" size={20} />
        <span className="sr-only">{t("ui.language")}</span>
        {LANGUAGE_NAMES[language]}
      </button>
      {isOpen !== null && (
        <Suspense>
          <LanguageChoice isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
