import { formatDateTime } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Link } from "#web/shared/routing/router.tsx";
import { ErrorState } from "#web/shared/ui/states.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useListAnalysesQuery } from "../api.ts";
import { Thumbnail } from "../history/thumbnail.tsx";
import { compareHref } from "../hrefs.ts";
import styles from "./compare-panel.module.css";

/** The latest other analyses that are done. */
export function ComparePanel({ id }: { id: string }) {
  const t = useT();
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useListAnalysesQuery({});
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Skeleton shape="card" />;
  const others = data.requests.filter((request) => request.id !== id && request.state === "done");
  if (others.length === 0) return <Text tone="muted">{t("findings.compare.none")}</Text>;
  return (
    <ul className={styles.list}>
      {others.map(({ id: other, picture, headline, created_at }) => (
        <li key={other}>
          <Link to={compareHref(id, other)} className={styles.row}>
            <Thumbnail url={picture.url} className={styles.picture} />
            <span>
              <Text as="span" size={4} weight={800} isBlock>
                {headline && t(`analyzer.trend.${headline.trend}`)}
              </Text>
              <Text as="span" size={2} tone="muted" isBlock>
                {formatDateTime(new Date(created_at), language)}
              </Text>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
