import { Suspense } from "react";
import { Link, Navigate } from "#web/shared/routing/router.tsx";
import { LanguageButton } from "#web/features/auth/language-button.tsx";
import { useIsHydrated } from "#web/features/auth/use-is-hydrated.ts";
import { ChartQuestion } from "#web/features/welcome/chart-question.tsx";
import { Odds } from "#web/features/welcome/odds.tsx";
import { Promises } from "#web/features/welcome/promises.tsx";
import { useVisibility } from "#web/shared/geo/use-visibility.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useAppSelector } from "#web/shared/state/store.ts";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Logo } from "#web/shared/ui/logo.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useTitle } from "#web/shared/ui/use-title.ts";
import styles from "./welcome-screen.module.css";
import { lazyComponent } from "#web/shared/ui/lazy-component.ts";

const MarketStrip = lazyComponent(() => import("./market-strip.tsx"), "MarketStrip");

/** `/`: what a stranger sees first is the product itself. A signed-in user goes on to the path. */
export function WelcomeScreen() {
  const isSignedIn = useAppSelector(({ session }) => session.status === "signedIn" || session.status === "offline");
  return isSignedIn ? <Navigate to="/learn" replace /> : <Welcome />;
}

function Welcome() {
  const t = useT();
  const language = useLanguage();
  const { hidesSimulator } = useVisibility();
  // Prices are of this moment: no page can contain them.
  const isHydrated = useIsHydrated();
  useTitle(t("welcome.title"));
  return (
    <div className={styles.page}>
      <Row as="header" gap={2} justify="between" className={styles.bar}>
        <Logo />
        <div className={styles.links}>
          <LanguageButton />
          <Link className={styles.signIn} to="/auth/signin">
            {t("welcome.signIn")}
          </Link>
        </div>
      </Row>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Stack gap={5} className={styles.hero}>
          <Stack gap={2} className={styles.words}>
            <h1>{t("welcome.title")}</h1>
            <p>{t("welcome.text")}</p>
            {language !== "en" && <p className={styles.note}>{t("welcome.english")}</p>}
          </Stack>
          <ChartQuestion>
            <LinkButton isWide to="/lessons/first">
              {t("welcome.begin")}
            </LinkButton>
            <Text size={4} tone="muted">
              {t("welcome.beginNote")}
            </Text>
          </ChartQuestion>
        </Stack>
        <Stack gap={8} className={styles.rest}>
          <Odds />
          {isHydrated && !hidesSimulator && (
            <Suspense>
              <MarketStrip />
            </Suspense>
          )}
          <Promises hidesSimulator={hidesSimulator} />
          <Stack as="section" gap={3} align="center" className={styles.end} aria-labelledby="end">
            <h2 id="end">{t("welcome.end.title")}</h2>
            <p>{t("welcome.end.text")}</p>
            <LinkButton to="/auth/signup">{t("welcome.save")}</LinkButton>
          </Stack>
        </Stack>
      </main>
      <footer className={styles.footer}>
        <span>{t("welcome.advice")}</span>
        <Link to="/auth/terms">{t("welcome.terms")}</Link>
      </footer>
    </div>
  );
}
