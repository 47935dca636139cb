import type { AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import { formatDateTime } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { IconButton } from "#web/shared/ui/button.tsx";
import { CardLink } from "#web/shared/ui/card.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { analysisHref } from "../hrefs.ts";
import styles from "./analysis-card.module.css";
import { Thumbnail } from "./thumbnail.tsx";
import { useDeleteAnalysis } from "./use-delete-analysis.ts";

/** An analysis in the list: its picture, what was found, and when. */
export function AnalysisCard({ request }: { request: AnalysisRequest }) {
  const t = useT();
  const language = useLanguage();
  const { deleteAnalysis, isDeleting } = useDeleteAnalysis();
  const { id, picture, state, headline, created_at } = request;
  const title = headline ? t(`analyzer.trend.${headline.trend}`) : t(`analyzer.state.${state}`);
  const date = formatDateTime(new Date(created_at), language);
  const count = headline?.patterns.length ?? 0;
  return (
    <div className={styles.item} data-deleting={isDeleting || undefined} data-analysis={id}>
      <CardLink to={analysisHref(id)} className={styles.card}>
        <Thumbnail url={picture.url} />
        <span className={styles.words}>
          <Text as="span" size={4} weight={800} isBlock>
            {title}
          </Text>
          {count > 0 && (
            <Text as="span" size={2} weight={600} isBlock>
              {t("analyzer.patternCount", { count })}
            </Text>
          )}
          <Text as="span" size={2} tone="muted" isBlock>
            {date}
          </Text>
        </span>
      </CardLink>
      <IconButton
        icon="trash"
        className={styles.delete}
        label={t("analyzer.deleteNamed", { name: `${title}, ${date}` })}
        onClick={() => void deleteAnalysis(id)}
      />
    </div>
  );
}
