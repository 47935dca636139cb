import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card, CardLink } from "#web/shared/ui/card.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tag } from "#web/shared/ui/tinted.tsx";
import type { ListedBrief } from "./api.ts";
import styles from "./brief-card.module.css";
import { briefHref } from "./hrefs.ts";
import { useSpanText } from "./use-span-text.ts";

/** A brief in the list: its day or week, and what happened in one line. One that is locked opens nothing. */
export function BriefCard({ brief }: { brief: ListedBrief }) {
  if (brief.is_open) {
    return (
      <CardLink to={briefHref(brief.id)} className={styles.card}>
        <Headline brief={brief} />
        <Icon name="forward" size={20} />
      </CardLink>
    );
  }
  return (
    <Card className={styles.card}>
      <Headline brief={brief} />
    </Card>
  );
}

function Headline({ brief }: { brief: ListedBrief }) {
  const t = useT();
  const spanText = useSpanText("short");
  const { fund, advancers, decliners, unchanged } = brief.headline;
  return (
    <>
      <span className={styles.words}>
        <Text as="span" size={5} weight={800} isBlock>
          {spanText(brief)}
        </Text>
        <Text as="span" size={3} tone="muted" isBlock>
          {t("briefs.headline", { advancers, decliners, count: advancers + decliners + unchanged })}
        </Text>
        {!brief.is_open && (
          <Tag tone="sunken">
            <Icon name="lock" size={12} />
            {t("briefs.locked")}
          </Tag>
        )}
      </span>
      {fund && (
        <span className={styles.fund}>
          <Change percent={fund.change_percent} />
          <Text as="bdi" size={2} weight={700} tone="muted">
            {fund.ticker}
          </Text>
        </span>
      )}
    </>
  );
}
