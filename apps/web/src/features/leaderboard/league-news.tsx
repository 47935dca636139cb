import { useEffect } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { celebrate } from "#web/shared/ui/celebrations/celebrate.ts";
import { useListLeagueUpdatesQuery } from "./api.ts";
import { isCelebrated, noteCelebrated } from "./celebrated-week.ts";
import { Emblem } from "./emblem.tsx";
import { leagueName } from "./league-texts.ts";

interface LeagueNewsProps {
  username: string;
  pathname: string;
}

/** Celebrates a promotion wherever the learner is, once a device. The board of the league does so in its own place, and keeps the result until it is closed. */
export function LeagueNews({ username, pathname }: LeagueNewsProps) {
  const t = useT();
  const isOnBoard = pathname === "/leagues";
  const { data } = useListLeagueUpdatesQuery({ query: { username } }, { skip: isOnBoard });
  const result = data?.league_update ?? null;
  useEffect(() => {
    if (isOnBoard || result?.outcome !== "promoted" || isCelebrated(username, result)) return;
    const { week, to, rank, size } = result;
    celebrate({
      kind: "league",
      id: `league ${username} ${week}`,
      title: t("leaderboard.result.promoted", { league: leagueName(to, t) }),
      text: t("leaderboard.result.rank", { rank, size }),
      art: <Emblem league={to} size={96} />,
      action: { label: t("leaderboard.result.see"), to: "/leagues" },
      isGreat: true,
      onSeen: () => noteCelebrated(username, result),
      isOver: () => isCelebrated(username, result),
    });
  }, [isOnBoard, result, username, t]);
  return null;
}
