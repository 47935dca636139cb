import { localDate } from "@candlewise/domain/learning/local-day";
import { useEffect } from "react";
import { browserTimeZone } from "#web/shared/i18n/formats.ts";
import { useNow } from "#web/shared/ui/use-now.ts";
import { useGetRewardsQuery, type RewardCalendar } from "./api.ts";

/** Seconds. S9.03 */
const FRESH_FOR = 10_800;

/** The calendar of rewards; a new day is fetched once it begins on this device. */
export function useRewards(): { calendar: RewardCalendar | undefined; refetch: () => void } {
  const { data, refetch } = useGetRewardsQuery(undefined, { refetchOnMountOrArgChange: FRESH_FOR });
  const today = localDate(new Date(useNow(60) * 1000), browserTimeZone());
  const isOfEarlierDay = data !== undefined && data.today < today;
  useEffect(() => {
    if (isOfEarlierDay) void refetch();
  }, [isOfEarlierDay, today, refetch]);
  return { calendar: data, refetch: () => void refetch() };
}
