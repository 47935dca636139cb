import { useEffect, useRef, useState } from "react";
import { useListRankUpdatesQuery, useSeeRankUpdatesMutation } from "./api.ts";

/**
 * Places gained (or lost, if negative) since the learner last looked; 0 when there is nothing to say. The rank that is shown is stored as seen,
 * also when it changes while the learner looks.
 */
export function useRankNews(username: string, rank: number | null): number {
  const query = { username };
  const { data, isFetching } = useListRankUpdatesQuery({ query }, { refetchOnMountOrArgChange: true });
  const [see] = useSeeRankUpdatesMutation();
  /** What the first response of this visit said; undefined before it. */
  const [news, setNews] = useState<typeof data>(undefined);
  if (data && !isFetching && news === undefined) setNews(data);
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (!news || rank === null || seen.current === rank) return;
    const isNew = seen.current !== null || news.rank_update !== null;
    seen.current = rank;
    if (isNew) void see({ query: { username }, body: { rank } });
  }, [news, rank, see, username]);
  const { from = null, to = 0 } = news?.rank_update ?? {};
  return from === null ? 0 : from - to;
}
