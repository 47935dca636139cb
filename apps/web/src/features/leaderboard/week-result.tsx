import { useEffect, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { IconButton } from "#web/shared/ui/button.tsx";
import { Rays } from "#web/shared/ui/celebrations/rays.tsx";
import { useCheer } from "#web/shared/ui/celebrations/use-cheer.ts";
import { Text } from "#web/shared/ui/text.tsx";
import { useListLeagueUpdatesQuery, useSeeLeagueUpdatesMutation, type WeekResult as Result } from "./api.ts";
import { isCelebrated, noteCelebrated } from "./celebrated-week.ts";
import { Emblem } from "./emblem.tsx";
import { leagueName } from "./league-texts.ts";
import styles from "./week-result.module.css";

/** How last week ended, until the learner closes it. */
export function WeekResult({ username }: { username: string }) {
  const query = { username };
  const { data } = useListLeagueUpdatesQuery({ query }, { refetchOnMountOrArgChange: true });
  const [see] = useSeeLeagueUpdatesMutation();
  const [closed, setClosed] = useState<string | null>(null);
  const result = data?.league_update;
  useCheeredPromotion(result ?? null, username);
  if (!result || result.week === closed) return null;
  const close = () => {
    setClosed(result.week);
    void see({ query, body: { week: result.week } });
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return <ResultCard result={result} onClose={close} />;
}

/** A learner who has celebrated the promotion, here or elsewhere, reads the result in silence. */
function useCheeredPromotion(result: Result | null, username: string): void {
  const cheer = useCheer();
  useEffect(() => {
    if (result?.outcome !== "promoted" || isCelebrated(username, result)) return;
    noteCelebrated(username, result);
    cheer({ kind: "league", isGreat: true });
  }, [result, username, cheer]);
}

function ResultCard({ result: { outcome, rank, size, from, to }, onClose }: { result: Result; onClose: () => void }) {
  const t = useT();
  const league = leagueName(to, t);
  return (
    <section className={styles.result} data-outcome={outcome} aria-labelledby="week-result">
      <span className={styles.emblems}>
        {outcome === "promoted" && <Rays />}
        {from !== to && <Emblem league={from} size={64} className={styles.from} />}
        <Emblem league={to} size={64} className={styles.to} />
      </span>
      <div>
        <h2 id="week-result">{t(`leaderboard.result.${outcome}`, { league })}</h2>
        <Text size={4}>
          {t("leaderboard.result.rank", { rank, size })} {t(`leaderboard.result.${outcome}Text`, { league })}
        </Text>
      </div>
      <IconButton icon="close" label={t("ui.close")} onClick={onClose} />
    </section>
  );
}
