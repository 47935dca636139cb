import { useState } from "react";
import { LANGUAGE_NAMES, tagOf, type Language } from "#web/shared/i18n/languages.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { setSoundEnabled } from "#web/shared/state/sound-slice.ts";
import { playCue } from "#web/shared/sound/play-sound.ts";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";
import { chooseTheme, useChosenTheme } from "#web/shared/theme/theme.ts";
import { Segmented, Switch } from "#web/shared/ui/choice.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { LanguageSheet } from "#web/shared/ui/language-sheet.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { SettingRow } from "./setting-row.tsx";
import styles from "./settings.module.css";
import { useChangeUser } from "./use-change-user.ts";

const THEMES = ["system", "light", "dark"] as const;

export function ThemeSetting() {
  const t = useT();
  const theme = useChosenTheme();
  return (
    <SettingRow icon="moon" label={t("profile.settings.theme")} isStacked>
      <Segmented
        label={t("profile.settings.theme")}
        options={THEMES.map((value) => ({ value, label: t(`profile.settings.theme.${value}`) }))}
        value={theme ?? "system"}
        onChange={(value) => chooseTheme(value === "system" ? null : value)}
      />
    </SettingRow>
  );
}

export function LanguageSetting() {
  const t = useT();
  const language = useLanguage();
  const { changeLanguage } = useChangeUser();
  const [isOpen, setOpen] = useState(false);
  // Its texts are fetched first; the choice shows at once.
  const [wished, setWished] = useState<Language | null>(null);
  const change = async (language: Language) => {
    setWished(language);
    try {
      await changeLanguage(language);
    } catch {
      toast(t("profile.settings.languageFailed"), { variant: "warning" });
    } finally {
      setWished(null);
    }
  };
  const shown = wished ?? language;
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => setOpen(true)}>
        <span className={styles.what}>
          <Icon name="language" size={22} />
          <span>
            <Text as="span" size={5} weight={700} isBlock>
              {t("ui.language")}
            </Text>
            <Text as="span" size={4} tone="muted" isBlock lang={tagOf(shown)}>
              {LANGUAGE_NAMES[shown]}
            </Text>
          </span>
        </span>
        <Icon name="forward" size={20} className={styles.chevron ?? ""} />
      </button>
      <LanguageSheet isOpen={isOpen} onClose={() => setOpen(false)} onChoose={(language) => void change(language)} />
    </li>
  );
}

export function SoundSetting() {
  const t = useT();
  const dispatch = useAppDispatch();
  const isOn = useAppSelector((state) => state.sound.isEnabled);
  const change = (isEnabled: boolean) => {
    dispatch(setSoundEnabled(isEnabled));
    if (isEnabled) playCue("tap");
  };
  const label = (
    <span className={styles.what}>
      <Icon name={isOn ? "sound" : "mute"} size={22} />
      <Text as="span" size={5} weight={700} isBlock>
        {t("profile.settings.sound")}
      </Text>
    </span>
  );
  return (
    <li className={styles.row}>
      <Switch label={label} isOn={isOn} onChange={change} />
    </li>
  );
}
