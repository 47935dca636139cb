import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useGetFeedbackScreenshotQuery, type FeedbackMessage } from "./api.ts";
import styles from "./feedback-card.module.css";

export function FeedbackScreenshot({ message }: { message: FeedbackMessage }) {
  const t = useT();
  const { user_id, feedback_id, page, sender } = message;
  const { data, error, isFetching, refetch } = useGetFeedbackScreenshotQuery({ params: { user_id, feedback_id } });
  if (data) {
    return (
      <img className={styles.picture} src={data.url} alt={t("operator.feedback.screenshotOf", { page, sender })} />
    );
  }
  if (!error) return <Skeleton shape="card" />;
  return (
    <Row gap={3} wraps role="alert">
      <Text>{t("operator.feedback.noScreenshot")}</Text>
      <Button look="quiet" icon="refresh" isBusy={isFetching} onClick={() => void refetch()}>
        {t("ui.retry")}
      </Button>
    </Row>
  );
}
