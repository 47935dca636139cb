import type { Place } from "@candlewise/contracts/learning/schemas";
import { useLocation } from "#web/shared/routing/router.tsx";
import { statusOf } from "#web/shared/api-client/request-error.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsStranger } from "#web/shared/state/use-is-stranger.ts";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { CandleMood } from "#web/shared/ui/candle-mood.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./teaser-page.module.css";

interface TeaserPageProps {
  /** Lesson or course. */
  kind: string;
  title: string;
  summary: string;
  facts: readonly string[];
  outcomes?: readonly string[];
  /** A lesson that is open without an account. */
  free?: Place | null;
  /** Its words are English, the interface is not. */
  isInEnglish: boolean;
}

/** What a shared link shows to somebody without an account, and the way in. */
export function TeaserPage({ kind, title, summary, facts, outcomes = [], free = null, isInEnglish }: TeaserPageProps) {
  const t = useT();
  return (
    <Page title={title} bar={{ back: "/" }}>
      <Stack gap={6} className={styles.teaser}>
        <Card as="section" className={styles.card} aria-label={kind}>
          <CandleMood mood="happy" size={88} />
          <p className={styles.kind}>{kind}</p>
          <Text as="h1" size={9}>
            <bdi>{title}</bdi>
          </Text>
          <Text size={6} tone="muted" className={styles.summary} dir="auto">
            {summary}
          </Text>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>
                <bdi>{fact}</bdi>
              </li>
            ))}
          </ul>
          {isInEnglish && (
            <Text size={4} tone="muted" className={styles.note}>
              {t("teaser.english")}
            </Text>
          )}
        </Card>
        <WaysIn free={free} />
        {outcomes.length > 0 && (
          <section aria-labelledby="outcomes">
            <h2 id="outcomes" className={styles.heading}>
              {t("learning.course.outcomes")}
            </h2>
            <Stack as="ul" gap={3} className={styles.outcomes}>
              {outcomes.map((outcome) => (
                <li key={outcome}>
                  <Icon name="target" size={20} />
                  <bdi>{outcome}</bdi>
                </li>
              ))}
            </Stack>
          </section>
        )}
      </Stack>
    </Page>
  );
}

/** Into the free lesson, into an account, and back here from there. */
function WaysIn({ free }: { free: Place | null }) {
  const t = useT();
  const { pathname } = useLocation();
  const search = `?next=${encodeURIComponent(pathname)}`;
  return (
    <Stack gap={2} className={styles.ways}>
      {free && (
        <LinkButton isWide to={`/lessons/${free.component_id}`}>
          {t("teaser.begin")}
        </LinkButton>
      )}
      <LinkButton isWide look={free ? "secondary" : "primary"} to={{ pathname: "/auth/signup", search }}>
        {t("teaser.signUp")}
      </LinkButton>
      <Text size={4} tone="muted" className={styles.note}>
        {t(free ? "teaser.freeNote" : "teaser.note")}
      </Text>
      <LinkButton look="quiet" to={{ pathname: "/auth/signin", search }}>
        {t("teaser.signIn")}
      </LinkButton>
    </Stack>
  );
}

/** A shared link that leads nowhere, or nowhere now. */
export function TeaserProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  const isStranger = useIsStranger();
  const home = isStranger ? "/" : "/learn";
  const title = t("learning.courses.title");
  return (
    <Page title={title} bar={{ back: home }}>
      <h1 className="sr-only">{title}</h1>
      {statusOf(error) === 404 ? (
        <EmptyState
          mood="lost"
          title={t("teaser.missing")}
          actions={<LinkButton to={home}>{t(isStranger ? "teaser.home" : "teaser.path")}</LinkButton>}
        >
          {t("teaser.missingText")}
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={onRetry} />
      )}
    </Page>
  );
}
