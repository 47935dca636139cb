import { Prose } from "#web/features/learning/prose/prose.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { TextLink } from "#web/shared/ui/text-link.tsx";
import styles from "./glossary.module.css";
import type { Term } from "./search-terms.ts";

/** What a term means, an example, and the lessons that teach it. Its id is the address of the term on the page. */
export function TermCard({ term, language }: { term: Term; language: string }) {
  const t = useT();
  const { id, title, text, example, lessons } = term;
  return (
    <Card as="article" gap={2} id={id} tabIndex={-1} className={styles.term} aria-labelledby={`${id}-name`}>
      <Text as="h3" size={6} id={`${id}-name`} lang={language} dir="auto">
        {title}
      </Text>
      <div lang={language} dir="auto">
        <Prose nodes={text} />
      </div>
      {example && (
        <div className={styles.example}>
          <Text size={2} weight={700} tone="muted">
            {t("allTerms.example")}
          </Text>
          <div lang={language} dir="auto">
            <Prose nodes={example} />
          </div>
        </div>
      )}
      {lessons.length > 0 && (
        <p className={styles.taught}>
          <Text as="span" size={3} weight={600} tone="muted">
            {t("allTerms.taught")}
          </Text>
          {lessons.map((lesson) => (
            <TextLink key={lesson.id} to={`/lessons/${lesson.id}`} lang={language}>
              <bdi>{lesson.title}</bdi>
            </TextLink>
          ))}
        </p>
      )}
    </Card>
  );
}
