import type { BasicAnalysis } from "../api.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Text } from "#web/shared/ui/text.tsx";

/** What a model wrote about the facts, which come first. */
export function Prose({ prose }: Pick<BasicAnalysis, "prose">) {
  const t = useT();
  if (!prose) return null;
  return (
    <Card as="section" gap={3} aria-label={t("findings.prose")}>
      <Text as="h2" size={6} weight={800}>
        {t("findings.prose")}
      </Text>
      {prose.paragraphs.map((paragraph) => (
        <Text key={paragraph} dir="auto">
          {paragraph}
        </Text>
      ))}
      <Text size={2} tone="muted">
        {t("findings.prose.note")}
      </Text>
    </Card>
  );
}
