import { formatMoment } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { plansHref } from "#web/shared/routing/plans-href.ts";
import { TextLink } from "#web/shared/ui/text-link.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import type { AnalyzerAccess } from "../api.ts";

/** How many analyses are left today, and when they renew; at the limit, what is free until then. */
export function Allowance({ access: { has_access, limit, used, renews_at } }: { access: AnalyzerAccess }) {
  const t = useT();
  const language = useLanguage();
  const time = formatMoment(Date.parse(renews_at) / 1000, language);
  const left = Math.max(0, limit - used);
  if (has_access)
    return (
      <Text size={4} weight={600} tone="muted" data-allowance={left}>
        {t("analyzer.left", { count: left })} {used > 0 && t("analyzer.renews", { time })}
      </Text>
    );
  return (
    <Note as="section" tone="calm" aria-label={t("analyzer.limit")}>
      <Stack gap={1}>
        <Text weight={800}>{t("analyzer.limit")}</Text>
        <Text size={4}>{t("analyzer.renews", { time })}</Text>
        <Text size={4}>{t("analyzer.limit.free")}</Text>
        <TextLink to={plansHref("/chart-analyzer")}>{t("analyzer.limit.plans")}</TextLink>
      </Stack>
    </Note>
  );
}
