import { useT } from "#web/shared/i18n/use-t.tsx";
import { useLogout } from "#web/shared/session/use-logout.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";

/** S2.19: signs out under the splash. */
export function SignOutButton() {
  const t = useT();
  const logout = useLogout();
  const signOut = async () => {
    if (!(await logout())) toast(t("profile.signOut.failed"), { variant: "error" });
  };
  return (
    <Button look="danger" icon="logout" isWide onClick={() => void signOut()}>
      {t("profile.signOut")}
    </Button>
  );
}
