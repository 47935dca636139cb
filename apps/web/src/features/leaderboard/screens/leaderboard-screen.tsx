import { useState } from "react";
import { useGetLeagueQuery, type LeagueBoard } from "#web/features/leaderboard/api.ts";
import { Climb } from "#web/features/leaderboard/climb.tsx";
import { Cohort } from "#web/features/leaderboard/cohort.tsx";
import { LeagueHead } from "#web/features/leaderboard/league-head.tsx";
import { LeagueRules, LeftLeagues } from "#web/features/leaderboard/participation.tsx";
import { useRankNews } from "#web/features/leaderboard/use-rank-news.ts";
import { WeekResult } from "#web/features/leaderboard/week-result.tsx";
import { useNextHref } from "#web/features/learning/path/use-next-href.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useUser } from "#web/shared/state/use-user.ts";
import { AsOf } from "#web/shared/ui/as-of.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { PageSkeleton } from "#web/shared/ui/page-skeleton.tsx";
import { Page } from "#web/shared/ui/page.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { EmptyState, ErrorState } from "#web/shared/ui/states.tsx";
import { useIsWide } from "#web/shared/ui/use-is-wide.ts";

/** Milliseconds. */
const LOOK_AGAIN = 20_000;
/** Seconds: what came with the page is not asked for again. */
const FRESH_FOR = 5;

/** The learner's league of the week. */
export function LeaderboardScreen() {
  const t = useT();
  const username = useUser()?.username;
  const title = t("leaderboard.title");
  if (username === undefined) return <PageSkeleton name="list" title={title} />;
  return <League username={username} title={title} />;
}

function League({ username, title }: { username: string; title: string }) {
  const isWide = useIsWide();
  const { data, error, isFetching, refetch } = useGetLeagueQuery(
    {},
    { pollingInterval: LOOK_AGAIN, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: FRESH_FOR },
  );
  if (!data && !error) return <PageSkeleton name="list" title={title} />;
  if (!data) {
    return (
      <Page title={title}>
        <h1 className="sr-only">{title}</h1>
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Page>
    );
  }
  const rules = <LeagueRules takesPart={data.takes_part} />;
  return (
    <Page title={title} aside={rules}>
      <Stack gap={6}>
        <Board league={data} username={username} onStale={() => void refetch()} />
        {!isWide && rules}
      </Stack>
    </Page>
  );
}

interface BoardProps {
  league: LeagueBoard;
  username: string;
  onStale: () => void;
}

function Board({ league, username, onStale }: BoardProps) {
  const t = useT();
  const moved = useRankNews(username, league.rank);
  const own = league.board.find(({ is_you }) => is_you);
  return (
    <>
      <AsOf at={league.at} onBack={onStale}>
        {t("leaderboard.noConnection")}
      </AsOf>
      <LeagueHead league={league} />
      <WeekResult username={username} />
      {!league.takes_part && <LeftLeagues />}
      {league.takes_part && !own && <NotYet />}
      {own && (
        <>
          <Climb league={league} own={own} moved={moved} />
          <Cohort league={league} />
        </>
      )}
      <RankAnnouncement rank={own?.rank ?? null} size={league.size} />
    </>
  );
}

/** Before the first points of the week. */
function NotYet() {
  const t = useT();
  const next = useNextHref();
  return (
    <EmptyState
      mood="happy"
      title={t("leaderboard.empty.title")}
      actions={<LinkButton to={next}>{t("leaderboard.empty.action")}</LinkButton>}
    >
      {t("leaderboard.empty.text")}
    </EmptyState>
  );
}

/** Says a rank that changed while the learner looks. */
function RankAnnouncement({ rank, size }: { rank: number | null; size: number }) {
  const t = useT();
  const [shown, setShown] = useState(rank);
  const [announced, setAnnounced] = useState("");
  if (rank !== shown) {
    setShown(rank);
    if (rank !== null) setAnnounced(t("leaderboard.nowAt", { rank, size }));
  }
  return <output className="sr-only">{announced}</output>;
}
