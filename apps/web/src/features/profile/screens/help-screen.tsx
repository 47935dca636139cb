import { HelpText } from "#web/features/profile/help/help-text.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";

export function HelpScreen() {
  const t = useT();
  return (
    <Page title={t("help.title")} bar={{ back: "/profile" }}>
      <Stack gap={6}>
        <h1>{t("help.title")}</h1>
        <HelpText />
        <LinkButton look="secondary" icon="chat" isWide to="/profile">
          {t("help.ask")}
        </LinkButton>
      </Stack>
    </Page>
  );
}
