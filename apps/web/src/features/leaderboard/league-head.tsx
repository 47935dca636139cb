import { LEAGUES } from "@candlewise/domain/leaderboard/leagues";
import { formatDateTime } from "#web/shared/i18n/formats.ts";
import { useLanguage } from "#web/shared/i18n/use-language.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { useNow } from "#web/shared/ui/use-now.ts";
import type { LeagueBoard } from "./api.ts";
import { Emblem } from "./emblem.tsx";
import styles from "./league-head.module.css";
import { leagueName, timeLeftText } from "./league-texts.ts";

/** The league, how long the week still lasts, and where the league stands among the ten. */
export function LeagueHead({ league }: { league: LeagueBoard }) {
  const t = useT();
  return (
    <Stack as="header" gap={4}>
      <Row gap={4}>
        <Emblem league={league.league} size={88} className={styles.emblem} />
        <Stack gap={1} className={styles.words}>
          <h1>{t("leaderboard.name", { league: leagueName(league.league, t) })}</h1>
          <Text size={4} tone="muted">
            {t("leaderboard.level", { level: league.league_index + 1, count: LEAGUES.length })}
          </Text>
          <TimeLeft until={league.ends_at} />
        </Stack>
      </Row>
      <Ladder current={league.league_index} />
    </Stack>
  );
}

function TimeLeft({ until }: { until: string }) {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  const end = new Date(until);
  const exact = t("leaderboard.endsAt", { time: formatDateTime(end, language) });
  return (
    <Text as="div" size={4} weight={700}>
      <Row as="span" gap={2}>
        <Icon name="clock" size={18} />
        <time dateTime={until} title={exact}>
          {t("leaderboard.endsIn", { time: timeLeftText(end.getTime() / 1000 - now, language) })}
          <span className="sr-only"> ({exact})</span>
        </time>
      </Row>
    </Text>
  );
}

/** All ten leagues, lowest first. */
function Ladder({ current }: { current: number }) {
  const t = useT();
  return (
    <ol className={styles.ladder} aria-label={t("leaderboard.ladder")}>
      {LEAGUES.map((league, index) => (
        <li
          key={league}
          title={leagueName(league, t)}
          aria-current={index === current || undefined}
          className={classNames(styles.step, index > current && styles.ahead)}
        >
          <Emblem league={league} size={36} />
          <span className="sr-only">{leagueName(league, t)}</span>
        </li>
      ))}
    </ol>
  );
}
