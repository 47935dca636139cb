import { useState } from "react";
import { statusOf } from "#web/shared/api-client/request-error.ts";
import { quoteText } from "#web/shared/i18n/money-texts.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { useNoCelebrations } from "#web/shared/ui/celebrations/hold.ts";
import { ConfirmDialog } from "#web/shared/ui/confirm-dialog.tsx";
import { Skeleton } from "#web/shared/ui/skeleton.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Note } from "#web/shared/ui/tinted.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";
import { AccountPanel } from "./account-panel.tsx";
import { useFinishReplayMutation, type Replay } from "./api.ts";
import { BarTable } from "./bar-table.tsx";
import { barDate } from "#web/modules/chart/bar-date.ts";
import { Controls } from "./controls.tsx";
import { errorKey } from "./errors.ts";
import { LiveBar } from "./live-bar.tsx";
import { nameOf, REPLAYS_HREF, timeframeText } from "./names.ts";
import { OrderList } from "./order-list.tsx";
import type { Player, PlayerState } from "./player.ts";
import { ReplayChart } from "./replay-chart.tsx";
import styles from "./replay.module.css";
import { ReportView } from "./report-view.tsx";
import { ReplayTicket } from "./ticket.tsx";
import { TradeDock } from "./trade-dock.tsx";
import { useKeys } from "./use-keys.ts";
import { usePlayer } from "./use-player.ts";

/** A replay being played, or what came of it. */
export function ReplayView({ id }: { id: string }) {
  const t = useT();
  const { player, state } = usePlayer(id);
  const { replay, error } = state;
  const isUnderWay = replay !== null && !replay.is_finished;
  useKeys(player, isUnderWay);
  useNoCelebrations(isUnderWay);
  if (replay) return <Loaded replay={replay} player={player} state={state} />;
  const title = t("replay.title");
  return (
    <Page width="full" title={title} bar={{ back: REPLAYS_HREF }}>
      <h1 className="sr-only">{title}</h1>
      {error === null && (
        <Stack gap={4} aria-busy="true">
          <Skeleton shape="title" />
          <Skeleton className={styles.chartSkeleton} />
        </Stack>
      )}
      {error !== null && statusOf(error) === 404 && (
        <EmptyState title={t("replay.gone")} actions={<LinkButton to={REPLAYS_HREF}>{t("replay.toList")}</LinkButton>}>
          {t("replay.goneText")}
        </EmptyState>
      )}
      {error !== null && statusOf(error) !== 404 && <ErrorState error={error} onRetry={() => void player.load()} />}
    </Page>
  );
}

interface LoadedProps {
  replay: Replay;
  player: Player;
  state: PlayerState;
}

function Loaded({ replay, player, state }: LoadedProps) {
  const t = useT();
  const name = nameOf(replay, t);
  const { report } = replay;
  const panels = (
    <>
      <AccountPanel replay={replay} />
      <OrderList replay={replay} player={player} />
    </>
  );
  const ticket = (
    <Card>
      <h2 className="sr-only">{t("replay.trade")}</h2>
      <ReplayTicket replay={replay} player={player} isPlaying={state.isPlaying} />
    </Card>
  );
  return (
    <Page
      width="full"
      title={`${t("replay.title")}: ${name}`}
      bar={{ back: REPLAYS_HREF, children: t("replay.title"), balance: Number(replay.account.cash) }}
      aside={
        report ? undefined : (
          <>
            {ticket}
            {panels}
          </>
        )
      }
    >
      <Stack gap={4} className={styles.page} data-playing={report === null || undefined}>
        <Header replay={replay} state={state} player={player} />
        {state.problem !== null && (
          <Note role="alert" tone="wrong">
            {t(errorKey(state.problem))}{" "}
            <Button look="quiet" icon="refresh" onClick={() => void player.load()}>
              {t("replay.reload")}
            </Button>
          </Note>
        )}
        <ReplayChart player={player} state={state} replay={replay} name={name} />
        {!report && (
          <div className={styles.onDesktop}>
            <Controls player={player} state={state} />
          </div>
        )}
        <LiveBar replay={replay} state={state} />
        {report ? (
          <ReportView replay={replay} report={report} />
        ) : (
          <Stack gap={4} className={styles.below}>
            {panels}
          </Stack>
        )}
        <BarTable candles={state.candles} replay={replay} name={name} />
      </Stack>
      {!report && <TradeDock replay={replay} player={player} state={state} />}
    </Page>
  );
}

const isThere = (part: string | null | undefined): part is string => typeof part === "string";

function Header({ replay, state, player }: LoadedProps) {
  const t = useT();
  const language = useLanguage();
  const { instrument, timeframe, reached, length, reached_at, is_finished } = replay;
  const at = reached_at === null ? null : barDate(reached_at, timeframe, language, "text");
  const newest = state.candles.at(-1);
  return (
    <header className={styles.header}>
      <Row gap={2} justify="between" wraps className={styles.top}>
        <PracticeTag />
        {!is_finished && <FinishButton replay={replay} player={player} />}
      </Row>
      <Stack gap={1} className={styles.title}>
        <h1>{nameOf(replay, t)}</h1>
        <Text size={2} weight={500} tone="muted">
          {[instrument?.ticker, timeframeText(timeframe, language), at].filter(isThere).map((part, index) => (
            <span key={part}>
              {index > 0 && " · "}
              <bdi>{part}</bdi>
            </span>
          ))}
        </Text>
      </Stack>
      <Stack align="end">
        <Text size={9} weight={800} className="tabular">
          {quoteText(newest?.close ?? replay.price)}
        </Text>
        <Text size={3} weight={600} tone="muted" className="tabular">
          {t("replay.progress", { reached: Math.max(0, newest?.bar ?? reached), length })}
        </Text>
      </Stack>
      <progress
        className={styles.progress}
        max={length}
        value={Math.max(0, newest?.bar ?? reached)}
        aria-label={t("replay.progress", { reached, length })}
      />
    </header>
  );
}

function FinishButton({ replay, player }: { replay: Replay; player: Player }) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const [finish, { isLoading, error }] = useFinishReplayMutation();
  const end = async () => {
    await player.pause();
    const { data } = await finish({ params: { id: replay.id } });
    if (!data) return;
    setAsked(false);
    player.take(data.replay);
  };
  return (
    <>
      <Button look="quiet" className={styles.finish ?? ""} onClick={() => setAsked(true)}>
        {t("replay.finish")}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t("replay.finishTitle")}
        confirm={t("replay.finish")}
        cancel={t("replay.finishStay")}
        look="primary"
        isBusy={isLoading}
        problem={error && t(errorKey(error))}
        onConfirm={() => void end()}
      >
        <p>{t("replay.finishText")}</p>
      </ConfirmDialog>
    </>
  );
}
