import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";

/** Fixed on every screen of the analyzer. */
export function EducationNote() {
  const t = useT();
  return (
    <Text size={2} tone="muted" data-education="">
      {t("analyzer.education")}
    </Text>
  );
}
