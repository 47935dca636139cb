import { lazy, Suspense } from "react";
import { useGetSecurityQuery } from "#web/features/auth/api.ts";
import { loadMessages } from "#web/shared/i18n/i18n.ts";

const ConfirmEmail = lazy(async () => {
  const [{ ConfirmEmail: Loaded }] = await Promise.all([
    import("#web/features/auth/security/confirm-email.tsx"),
    loadMessages(["auth", "auth/recovery", "auth/security"]),
  ]);
  return { default: Loaded };
});

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
