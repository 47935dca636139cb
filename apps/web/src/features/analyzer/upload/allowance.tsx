import { formatMoment } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { plansHref } from "#web/shared/routing/plans-href.ts";
import { TextLink } from "#web/shared/ui/text-link.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import type { AnalyzerAccess } from "../api.ts";

interface AllowanceProps {
  access: AnalyzerAccess;
  /** Nothing more is for sale then. */
  hasPaid: boolean;
}

/** How many analyses are left today, and when they renew; at the limit, what is free until then. */
export function Allowance({ access: { has_access, limit, used, renews_at, time_zone }, hasPaid }: AllowanceProps) {
  const t = useT();
  const language = useLanguage();
  const time = formatMoment(Date.parse(renews_at) / 1000, language, time_zone);
  const left = Math.max(0, limit - used);
  if (has_access)
    return (
      <Text size={4} weight={600} tone="muted" data-allowance={left}>
        {t("analyzer.left", { count: left })} {used > 0 && t("analyzer.renews", { time })}
      </Text>
    );
  const title = hasPaid ? t("analyzer.limit.paid", { count: limit }) : t("analyzer.limit");
  return (
    <Note as="section" tone="calm" aria-label={title}>
      <Stack gap={1}>
        <Text weight={800}>{title}</Text>
        <Text size={4}>{t("analyzer.renews", { time })}</Text>
        {!hasPaid && (
          <>
            <Text size={4}>{t("analyzer.limit.free")}</Text>
            <TextLink to={plansHref("/chart-analyzer")}>{t("analyzer.limit.plans")}</TextLink>
          </>
        )}
      </Stack>
    </Note>
  );
}
