import { useT } from "#web/shared/i18n/use-t.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { CandleProgress } from "./candle-progress.tsx";
import styles from "./chapter-band.module.css";
import type { MapChapter, MapCourse } from "./map-model.ts";

interface ChapterBandProps {
  course: MapCourse;
  chapter: MapChapter;
}

/** The header of a chapter on the map; stays at the top of the window while its chapter is there. */
export function ChapterBand({ course, chapter: { title, number, nodes, completed, total } }: ChapterBandProps) {
  const t = useT();
  return (
    <div className={styles.header}>
      <Row gap={3} justify="between" className={styles.band}>
        <div className={styles.text}>
          <Text size={2} weight={600} className={styles.note}>
            {t("learning.map.place", { course: course.number, chapter: number, total: course.chapters.length })}
          </Text>
          <Text as="h3" size={6} className={styles.title}>
            <bdi>{title}</bdi>
          </Text>
          <p className="sr-only">{t("learning.map.chapterDone", { completed, total })}</p>
        </div>
        <CandleProgress total={total} completed={completed} isOpen={nodes.some(({ isCurrent }) => isCurrent)} />
      </Row>
    </div>
  );
}
