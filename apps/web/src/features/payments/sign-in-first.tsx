import { useT } from "#web/shared/i18n/use-t.tsx";
import { useLocation } from "#web/shared/routing/router.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { EmptyState } from "#web/shared/ui/states.tsx";

/** Nobody is signed in: what is bought belongs to an account. */
export function SignInFirst({ title }: { title: string }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const next = `?next=${encodeURIComponent(pathname + search)}`;
  return (
    <Page title={title} bar={{ back: "/plans", isClose: true, children: title }}>
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title={t("payments.signIn.title")}
        actions={
          <>
            <LinkButton to={`/auth/signin${next}`}>{t("payments.signIn")}</LinkButton>
            <LinkButton to={`/auth/signup${next}`} look="secondary">
              {t("payments.signUp")}
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
