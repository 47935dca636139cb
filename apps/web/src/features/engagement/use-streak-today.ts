import { useEffect, useState } from "react";
import { useIsOnline } from "#web/shared/offline/use-is-online.ts";
import { useGetStreakCalendarQuery } from "./api.ts";
import { withActivityOn } from "./with-activity.ts";

/** Milliseconds until the first look at what the server has counted meanwhile; each further one takes twice as long. */
const FIRST_LOOK = 1000;

/** The streak as the server has counted it, and with what was completed on `day`, which the server counts within a second or so. */
export function useStreakToday(day: string | undefined) {
  const isOnline = useIsOnline();
  const { data: counted, refetch } = useGetStreakCalendarQuery(undefined, { refetchOnMountOrArgChange: true });
  const streak = counted && withActivityOn(counted, day);
  const isBehind = isOnline && streak !== counted;
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (!isBehind) return undefined;
    const look = () => {
      setLooks(looks + 1);
      void refetch();
    };
    const timer = setTimeout(look, FIRST_LOOK * 2 ** looks);
    return () => clearTimeout(timer);
  }, [isBehind, looks, refetch]);
  return { counted, streak };
}
