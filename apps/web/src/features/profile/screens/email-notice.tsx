import { Suspense } from "react";
import { useGetSecurityQuery } from "#web/features/auth/api.ts";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const ConfirmEmail = lazyComponent(() => import("#web/features/auth/security/confirm-email.tsx"), "ConfirmEmail", [
  "auth",
  "auth/recovery",
  "auth/security",
]);

/** While the address of the account is not confirmed. */
export function EmailNotice({ email }: { email: string }) {
  const { data } = useGetSecurityQuery();
  if (data?.is_email_verified !== false) return null;
  return (
    <Suspense>
      <ConfirmEmail email={email} />
    </Suspense>
  );
}
