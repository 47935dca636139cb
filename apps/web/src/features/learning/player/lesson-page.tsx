import type { Lesson, LessonPage as Page } from "@candlewise/contracts/learning/schemas";
import type { ReactNode } from "react";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useIsWide } from "#web/shared/ui/use-is-wide.ts";
import { isOnChart } from "../items/is-on-chart.ts";
import { Prose } from "../prose/prose.tsx";
import { FigureLook } from "./figure-look.tsx";
import { LazyFigure } from "./lazy-figure.tsx";
import { sourceDate } from "./source-date.ts";
import { ENGLISH } from "./step-page.tsx";
import styles from "./lesson-page.module.css";

interface LessonPageProps {
  lesson: Lesson;
  page: Page;
  isFirst: boolean;
  isLast: boolean;
  /** The figure of an earlier page that the question may be about. */
  pageBefore: Page | null;
  /** The question of the page. */
  children: ReactNode;
}

/** What a page of a lesson holds below its title: prose, figure, question; on the last one its sources. A wide screen has the figure beside the words. */
export function LessonPage({ lesson, page, isFirst, isLast, pageBefore, children }: LessonPageProps) {
  const english = lesson.is_fallback ? ENGLISH : {};
  const isWide = useIsWide();
  const beside = isWide && !asksInChart(lesson, page) ? pageBefore : null;
  const { figure } = beside ?? page;
  const nodes = typeof page.body === "string" ? page.body.split("\n\n") : page.body;
  return (
    <>
      {isFirst && <Facts lesson={lesson} />}
      <div className={styles.columns} data-beside={figure ? "" : undefined} {...english}>
        {nodes.length > 0 && (
          <div className={styles.body}>
            <Prose nodes={nodes} glossary={lesson.glossary} />
          </div>
        )}
        {figure && (
          <div className={styles.figure}>
            <LazyFigure figure={figure} />
          </div>
        )}
        {pageBefore && !beside && (
          <div className={styles.look}>
            <FigureLook page={pageBefore} />
          </div>
        )}
        {children && <div>{children}</div>}
      </div>
      {isLast && lesson.sources.length > 0 && <Sources sources={lesson.sources} />}
    </>
  );
}

/** A question with a chart of its own has no room for another one. */
function asksInChart({ items }: Lesson, { item: key }: Page): boolean {
  const item = key === null ? undefined : items[key];
  return item !== undefined && isOnChart(item);
}

function Facts({ lesson: { title, minutes, is_fallback, watch_for: mixUp } }: Pick<LessonPageProps, "lesson">) {
  const t = useT();
  return (
    <>
      <Text size={4} weight={600} tone="muted" className={styles.facts}>
        <span {...(is_fallback && ENGLISH)}>{title}</span>
        <span className={styles.minutes}>
          <Icon name="clock" size={18} />
          {t("player.minutes", { count: minutes })}
        </span>
      </Text>
      {is_fallback && (
        <Text size={4} weight={600} className={styles.fallback}>
          <Icon name="language" size={20} />
          {t("player.fallback")}
        </Text>
      )}
      {mixUp && (
        <Text size={4} weight={600} className={styles.mixUp}>
          <Icon name="eye" size={20} />
          <span>
            {t("player.watchFor")} <q {...(is_fallback && ENGLISH)}>{mixUp}</q>
          </span>
        </Text>
      )}
    </>
  );
}

function Sources({ sources }: Pick<Lesson, "sources">) {
  const t = useT();
  const language = useLanguage();
  return (
    <details className={styles.sources}>
      <summary>
        <Icon name="book" size={20} />
        {t("player.sources")} <span className={styles.sourceCount}>{sources.length}</span>
      </summary>
      <ul>
        {sources.map(({ publisher, title, url, as_of }) => (
          <li key={url + title}>
            <a href={url} target="_blank" rel="external noopener noreferrer">
              {title}
            </a>
            <span>
              {publisher}, {t("player.asOf", { date: sourceDate(as_of, language) })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
