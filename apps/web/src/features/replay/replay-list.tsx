import { useState } from "react";
import { Link } from "#web/shared/routing/router.tsx";
import { percentText, usdText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { IconButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { ConfirmDialog } from "#web/shared/ui/confirm-dialog.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { errorKey } from "./errors.ts";
import { useDeleteReplayMutation, useListReplaysQuery, type ReplaySummary } from "./api.ts";
import { barDate } from "#web/modules/chart/bar-date.ts";
import { nameOf, replayHref, timeframeText } from "./names.ts";
import styles from "./replay-list.module.css";

/** What was played and what can be played on, the last one first. */
export function ReplayList() {
  const t = useT();
  const { data, error, isFetching, refetch } = useListReplaysQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) {
    return (
      <Stack gap={4} aria-busy="true">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    );
  }
  if (data.replays.length === 0) return <EmptyState title={t("replay.noneTitle")}>{t("replay.noneText")}</EmptyState>;
  return (
    <Stack as="ul" gap={3}>
      {data.replays.map((replay) => (
        <ReplayRow key={replay.id} replay={replay} />
      ))}
    </Stack>
  );
}

function ReplayRow({ replay }: { replay: ReplaySummary }) {
  const t = useT();
  const language = useLanguage();
  const { timeframe, starts_at, result, reached, length } = replay;
  const name = nameOf(replay, t);
  const what = [
    timeframeText(timeframe, language),
    starts_at === null ? null : barDate(starts_at, timeframe, language, "text"),
  ];
  return (
    <li>
      <Card className={styles.row}>
        <Link to={replayHref(replay.id)} className={styles.rowLink}>
          <span className={styles.rowName}>
            <b>{name}</b>
            <Text as="span" size={2} weight={500} tone="muted" isBlock>
              {what.filter(Boolean).join(" · ")}
            </Text>
          </span>
          {result ? (
            <span className={styles.rowResult}>
              <bdi data-sign={Math.sign(result.profit_percent)}>
                {usdText(result.profit, { isSigned: true })} (
                {percentText(result.profit_percent, language, { isSigned: true })})
              </bdi>
              <Text as="span" size={2} weight={500} tone="muted" isBlock>
                {t("replay.against", { percent: percentText(result.hold_percent, language, { isSigned: true }) })}
              </Text>
            </span>
          ) : (
            <span className={styles.rowResult}>
              <span>{t("replay.continue")}</span>
              <Text as="span" size={2} weight={500} tone="muted" isBlock>
                {t("replay.progress", { reached, length })}
              </Text>
            </span>
          )}
          <Icon name="forward" size={20} />
        </Link>
        <DeleteButton replay={replay} name={name} />
      </Card>
    </li>
  );
}

function DeleteButton({ replay, name }: { replay: ReplaySummary; name: string }) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const [remove, { isLoading, error }] = useDeleteReplayMutation();
  return (
    <>
      <IconButton icon="trash" label={t("replay.deleteNamed", { name })} onClick={() => setAsked(true)} />
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t("replay.deleteTitle")}
        confirm={t("replay.delete")}
        cancel={t("replay.deleteCancel")}
        isBusy={isLoading}
        problem={error && t(errorKey(error))}
        onConfirm={() => void remove({ params: { id: replay.id } })}
      >
        <p>{t("replay.deleteText")}</p>
      </ConfirmDialog>
    </>
  );
}
