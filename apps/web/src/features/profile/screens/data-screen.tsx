import { useGetErasureQuery } from "#web/features/profile/privacy/api.ts";
import { ExportCard } from "#web/features/profile/privacy/export-card.tsx";
import { CancelErasure } from "#web/features/profile/privacy/cancel-erasure.tsx";
import { LinkRow, SettingsList } from "#web/features/profile/setting-row.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useUser } from "#web/shared/state/use-user.ts";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";

/** A copy of all stored data, and the deletion of the account. */
export function DataScreen() {
  const t = useT();
  const user = useUser();
  const { data: erasure } = useGetErasureQuery();
  return (
    <Page title={t("privacy.title")} bar={{ back: "/profile" }}>
      <Stack gap={6}>
        <h1>{t("privacy.title")}</h1>
        {erasure?.erase_on && <CancelErasure eraseOn={erasure.erase_on} />}
        <ExportCard email={user?.email ?? ""} />
        {erasure?.erase_on === null && (
          <SettingsList isBusy={false}>
            <LinkRow
              icon="trash"
              label={t("privacy.delete.title")}
              text={t("privacy.delete.row")}
              to="/profile/delete"
            />
          </SettingsList>
        )}
      </Stack>
    </Page>
  );
}
