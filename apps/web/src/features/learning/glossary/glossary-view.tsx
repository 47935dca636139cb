import type { Glossary } from "@candlewise/contracts/learning/schemas";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Link, useLocation } from "#web/shared/routing/router.tsx";
import { useIsStranger } from "#web/shared/state/use-is-stranger.ts";
import { Button } from "#web/shared/ui/button.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { SmallInput } from "#web/shared/ui/small-input.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./glossary.module.css";
import { byLetter, searchTerms } from "./search-terms.ts";
import { TermCard } from "./term-card.tsx";

const headingOf = (letter: string): string => `letter-${letter === "#" ? "other" : letter.toLowerCase()}`;

/** Every term by letter, with a search; an address with `#spread` opens at that term. */
export function GlossaryView({ glossary: { terms, language } }: { glossary: Glossary }) {
  const t = useT();
  const isForeign = useLanguage() !== language;
  const isStranger = useIsStranger();
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const found = useMemo(() => searchTerms(terms, wanted), [terms, wanted]);
  useAnchor();
  return (
    <Page title={t("allTerms.title")} bar={{ back: isStranger ? "/" : "/profile" }}>
      <Stack gap={4}>
        <Stack as="header" gap={2}>
          <h1>{t("allTerms.title")}</h1>
          <Text tone="muted">{t("allTerms.intro")}</Text>
          {isForeign && (
            <Text size={3} tone="muted">
              {t("allTerms.english")}
            </Text>
          )}
        </Stack>
        <search>
          <SmallInput
            type="search"
            className={styles.search}
            aria-label={t("allTerms.search")}
            placeholder={t("allTerms.search")}
            value={search}
            maxLength={60}
            enterKeyHint="search"
            onChange={({ target }) => setSearch(target.value)}
          />
        </search>
        <output className={styles.count}>{t("allTerms.count", { count: found.length })}</output>
        {found.length === 0 && (
          <EmptyState
            mood="lost"
            title={t("allTerms.none")}
            actions={
              <Button look="secondary" onClick={() => setSearch("")}>
                {t("allTerms.showAll")}
              </Button>
            }
          >
            {t("allTerms.noneText", { search: wanted.trim() })}
          </EmptyState>
        )}
        {wanted.trim() === "" ? (
          <ByLetter terms={found} language={language} />
        ) : (
          found.map((term) => <TermCard key={term.id} term={term} language={language} />)
        )}
      </Stack>
    </Page>
  );
}

/** All terms under their letters, and the way to each letter. */
function ByLetter({ terms, language }: Glossary) {
  const t = useT();
  const letters = useMemo(() => byLetter(terms), [terms]);
  return (
    <>
      <nav aria-label={t("allTerms.letters")} className={styles.letters}>
        {letters.map(({ letter }) => (
          <Link key={letter} to={`#${headingOf(letter)}`} replace className={styles.letter}>
            {letter}
          </Link>
        ))}
      </nav>
      {letters.map((group) => (
        <Stack key={group.letter} as="section" gap={3} aria-labelledby={headingOf(group.letter)}>
          <h2 id={headingOf(group.letter)} tabIndex={-1} className={styles.heading}>
            {group.letter}
          </h2>
          {group.terms.map((term) => (
            <TermCard key={term.id} term={term} language={language} />
          ))}
        </Stack>
      ))}
    </>
  );
}

/** Brings what the address names into view, and the focus to it. */
function useAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const place = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [hash, key]);
}
