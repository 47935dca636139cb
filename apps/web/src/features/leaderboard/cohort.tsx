import { Fragment } from "react";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { BoardRow, LeagueBoard } from "./api.ts";
import styles from "./cohort.module.css";
import { leagueName, neighborOf, xpText } from "./league-texts.ts";
import { useMovedRows } from "./use-moved-rows.ts";

/** A cohort with fewer learners says that it still fills up. */
const SMALL = 10;

/** The learners of the cohort, best first, with the lines above and below which they change the league. */
export function Cohort({ league }: { league: LeagueBoard }) {
  const t = useT();
  const { board, promoted, demoted, size } = league;
  const list = useMovedRows(board.map(({ username }) => username).join(" "));
  return (
    <Stack as="section" gap={3}>
      <h2>{t("leaderboard.thisWeek")}</h2>
      {size < SMALL && (
        <Text size={4} tone="muted">
          {t("leaderboard.small", { count: size })}
        </Text>
      )}
      <Card isFlush>
        <ol ref={list} className={styles.rows}>
          {board.map((row) => (
            <Fragment key={row.username}>
              {demoted > 0 && row.rank === size - demoted + 1 && (
                <Line
                  kind="down"
                  text={t("leaderboard.movesDown", {
                    count: demoted,
                    league: leagueName(neighborOf(league.league, -1), t),
                  })}
                />
              )}
              <LearnerRow row={row} />
              {row.rank === promoted && (
                <Line
                  kind="up"
                  text={t("leaderboard.movesUp", {
                    count: promoted,
                    league: leagueName(neighborOf(league.league, 1), t),
                  })}
                />
              )}
            </Fragment>
          ))}
        </ol>
      </Card>
    </Stack>
  );
}

function Line({ kind, text }: { kind: "up" | "down"; text: string }) {
  return (
    <li className={styles.line} data-kind={kind}>
      <Icon name="up" size={16} />
      {text}
    </li>
  );
}

function LearnerRow({ row }: { row: BoardRow }) {
  const t = useT();
  const language = useLanguage();
  const { rank, username, avatar_url, experience, is_you } = row;
  return (
    <li className={styles.row} data-row={username} data-own={is_you || undefined} aria-current={is_you || undefined}>
      {rank <= 3 ? <Medal rank={rank} /> : <span className={styles.rank}>{rank}</span>}
      <img className={styles.avatar} src={avatar_url} alt="" width="40" height="40" />
      <span className={styles.name}>
        <bdi>{username}</bdi>
        {is_you && <span className={styles.you}>{t("leaderboard.you")}</span>}
      </span>
      <span className={styles.xp}>{xpText(experience, t, language)}</span>
    </li>
  );
}

/** The first three: a medal on a ribbon with the rank in it. */
function Medal({ rank }: { rank: number }) {
  return (
    <span className={styles.medal} data-rank={rank}>
      <svg width="32" height="40" viewBox="0 0 32 40" aria-hidden="true">
        <path className={styles.ribbon} d="M8 22l-3 16 7-4 4-10zM24 22l3 16-7-4-4-10z" />
        <circle className={styles.disc} cx="16" cy="15" r="13.5" />
      </svg>
      <span className={styles.place}>{rank}</span>
    </span>
  );
}
