import { TermsText } from "#web/features/terms/terms-text.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppSelector } from "#web/shared/state/store.ts";
import { Page } from "#web/shared/ui/page.tsx";

/** Open to visitors too: who signs up may read first. */
export function TermsScreen() {
  const t = useT();
  const isSignedIn = useAppSelector((state) => state.auth.userInfo !== null);
  return (
    <Page title={t("terms.title")} bar={{ back: isSignedIn ? "/profile" : "/auth/signin" }}>
      <TermsText />
    </Page>
  );
}
