import { useGetErasureQuery } from "#web/features/profile/privacy/api.ts";
import { DeleteForm } from "#web/features/profile/privacy/delete-form.tsx";
import { CancelErasure } from "#web/features/profile/privacy/cancel-erasure.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useLeave } from "#web/shared/state/use-logout.ts";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import { StoreNotice } from "./store-notice.tsx";

/** S7.15: the account goes, after a time to think it over. */
export function DeleteScreen() {
  const t = useT();
  const leave = useLeave();
  const { data: erasure } = useGetErasureQuery();
  // The server has ended every session of the account.
  const onRequested = () => {
    toast(t("privacy.delete.done"), { variant: "info", isSticky: true });
    void leave();
  };
  return (
    <Page title={t("privacy.delete.title")} bar={{ back: "/profile/data" }}>
      <Stack gap={6}>
        <h1>{t("privacy.delete.title")}</h1>
        <StoreNotice />
        {erasure?.erase_on ? <CancelErasure eraseOn={erasure.erase_on} /> : <DeleteForm onRequested={onRequested} />}
        <LinkButton to="/profile" look="quiet" isWide>
          {t("privacy.delete.stay")}
        </LinkButton>
      </Stack>
    </Page>
  );
}
