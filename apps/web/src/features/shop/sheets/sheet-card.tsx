import type { Sheet } from "@candlewise/contracts/shop/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { FileLink } from "#web/shared/ui/file-link.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tag } from "#web/shared/ui/tinted.tsx";
import styles from "./sheet-card.module.css";
import { SheetCover } from "./sheet-cover.tsx";

/** A cheat-sheet: its files, or that it is not the learner's yet. Its own words are English in every language. */
export function SheetCard({ sheet: { title, summary, color, is_owned: isOwned, files } }: { sheet: Sheet }) {
  const t = useT();
  return (
    <Card as="li">
      <Row gap={4} align="top">
        <SheetCover color={color} isLocked={!isOwned} />
        <Stack gap={2} align="start" className={styles.about}>
          <Text as="h2" size={6} weight={800} lang="en">
            <bdi>{title}</bdi>
          </Text>
          <Text size={3} tone="muted" lang="en">
            <bdi>{summary}</bdi>
          </Text>
          {isOwned ? (
            <Files title={title} files={files} />
          ) : (
            <Tag tone="sunken">
              <Icon name="lock" size={12} />
              {t("sheets.locked")}
            </Tag>
          )}
        </Stack>
      </Row>
    </Card>
  );
}

function Files({ title, files }: Pick<Sheet, "title" | "files">) {
  const t = useT();
  return (
    <Row gap={2} wraps>
      {files.map(({ paper, pages, url }) => (
        <FileLink key={paper} href={url}>
          <span className="sr-only" lang="en">
            {title}
          </span>
          {t(`sheets.paper.${paper}`)}
          <Text as="span" size={2} tone="muted">
            {t("sheets.pages", { count: pages })}
          </Text>
        </FileLink>
      ))}
    </Row>
  );
}
