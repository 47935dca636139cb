import { TermsText } from "#web/features/terms/terms-text.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useUser } from "#web/shared/state/use-user.ts";
import { Page } from "#web/shared/ui/page.tsx";

/** Open to visitors too: who signs up may read first. */
export function TermsScreen() {
  const t = useT();
  const isSignedIn = useUser() !== null;
  return (
    <Page title={t("terms.title")} bar={{ back: isSignedIn ? "/profile" : "/auth/signin" }}>
      <TermsText />
    </Page>
  );
}
