import { lazy, Suspense } from "react";
import { useGetErasureQuery } from "#web/features/profile/privacy/api.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";

const KeepAccount = lazy(async () => {
  const [{ KeepAccount: Loaded }] = await Promise.all([
    import("#web/features/profile/privacy/keep-account.tsx"),
    loadMessages(["profile/privacy"]),
  ]);
  return { default: Loaded };
});

/** While the account is about to be deleted: the letter about it leads here. */
export function ErasureNotice() {
  const { data } = useGetErasureQuery();
  if (!data?.erase_on) return null;
  return (
    <Suspense>
      <KeepAccount eraseOn={data.erase_on} />
    </Suspense>
  );
}
