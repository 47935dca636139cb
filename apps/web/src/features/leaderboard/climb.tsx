import { climbOf } from "@candlewise/domain/leaderboard/leagues";
import { formatNumber } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { LeagueBoard } from "./api.ts";
import styles from "./climb.module.css";
import { leagueName, neighborOf } from "./league-texts.ts";

interface ClimbProps {
  league: LeagueBoard;
  own: LeagueBoard["board"][number];
  /** Places gained (or lost, if negative) since the learner last looked; 0 says nothing. */
  moved: number;
}

/** Where the learner stands, and what the next rank, promotion or safety needs: by the board that is shown. */
export function Climb({ league: { board, league, league_index, size }, own, moved }: ClimbProps) {
  const t = useT();
  const language = useLanguage();
  const standings = board.map(({ username, experience, rank }) => ({
    userId: username,
    xp: experience,
    reachedAt: rank,
  }));
  const { toNextRank, toPromotion, toSafety } = climbOf(standings, own.username, league_index);
  const above = board[own.rank - 2];
  const need = (count: number) => ({ count, xp: formatNumber(count, language) });
  const up = leagueName(neighborOf(league, 1), t);
  return (
    <Card gap={2}>
      <Row gap={3} justify="between" wraps>
        <Text size={6} weight={800}>
          {t("leaderboard.rank", { rank: own.rank, size })}
        </Text>
        {moved !== 0 && (
          <Text as="span" size={2} weight={700} tone={moved > 0 ? "gain" : "muted"}>
            {t(moved > 0 ? "leaderboard.movedUp" : "leaderboard.movedDown", { count: Math.abs(moved) })}
          </Text>
        )}
      </Row>
      <ul>
        {toNextRank !== null && above && (
          <Need>{t("leaderboard.toPass", { ...need(toNextRank), name: `\u2068${above.username}\u2069` })}</Need>
        )}
        {toPromotion !== null && <Need>{t("leaderboard.toPromotion", { ...need(toPromotion), league: up })}</Need>}
        {own.outcome === "promoted" && <Need>{t("leaderboard.inPromotion", { league: up })}</Need>}
        {toSafety !== null && (
          <Need>{t("leaderboard.toSafety", { ...need(toSafety), league: leagueName(league, t) })}</Need>
        )}
      </ul>
    </Card>
  );
}

function Need({ children }: { children: string }) {
  return (
    <Row as="li" gap={2} align="top" className={styles.need}>
      <Icon name="target" size={20} />
      <Text as="span" size={4}>
        {children}
      </Text>
    </Row>
  );
}
