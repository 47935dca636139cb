import { Suspense } from "react";
import { useGetErasureQuery } from "#web/features/profile/privacy/api.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const CancelErasure = lazyComponent(() => import("#web/features/profile/privacy/cancel-erasure.tsx"), "CancelErasure", [
  "profile/privacy",
]);

/** While the account is about to be deleted: the letter about it leads here. */
export function ErasureNotice() {
  const { data } = useGetErasureQuery();
  if (!data?.erase_on) return null;
  return (
    <Suspense>
      <CancelErasure eraseOn={data.erase_on} />
    </Suspense>
  );
}
