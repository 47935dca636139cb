import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { useGetSecurityQuery } from "#web/features/auth/api.ts";
import { AccountSection } from "#web/features/auth/security/account-section.tsx";
import { DevicesSection } from "#web/features/auth/security/devices-section.tsx";
import { PasskeysSection } from "#web/features/auth/security/passkeys-section.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useUser } from "#web/shared/state/use-user.ts";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";

/** How one signs in, and where one is signed in. */
export function SecurityScreen() {
  const t = useT();
  const user = useUser();
  const security = useGetSecurityQuery();
  if (!user) return <PageSkeleton name="list" title={t("security.title")} />;
  return (
    <Page title={t("security.title")} bar={{ back: "/profile" }}>
      <Stack gap={7}>
        <h1>{t("security.title")}</h1>
        <AccountSection user={user} />
        <PasskeysSection hasPassword={security.data?.has_password ?? true} />
        <DevicesSection />
      </Stack>
    </Page>
  );
}
