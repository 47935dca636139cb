import { Suspense, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { fillStreakSlot } from "#web/features/learning/celebration/streak-slot.ts";
import { LiveAccount } from "#web/features/simulator/live/live-account.tsx";
import { refreshGeo } from "#web/shared/geo/refresh-geo.ts";
import { removeStaleData } from "#web/shared/offline/pending-work.ts";
import { useLocation } from "#web/shared/routing/router.tsx";
import { storedGuest } from "#web/shared/session/guest.ts";
import { useOnlineUserId, useUser, useUserId } from "#web/shared/state/use-user.ts";
import { Celebrations } from "#web/shared/ui/celebrations/celebrations.tsx";
import { useAppDispatch, useAppSelector } from "#web/shared/state/store.ts";
import { lazyExtra } from "#web/shared/ui/lazy-component.ts";
import { adoptGuest } from "./adopt-guest.ts";
import { cacheScreens } from "./cache-screens.ts";
import { followOutbox, regainSession } from "./connection.ts";
import { noteTimeZone } from "./note-time-zone.ts";
import { isOpenPath } from "./open-path.ts";
import { Invitations } from "./shell/invitations.tsx";
import { streakAtEnd } from "./shell/streak-at-end.tsx";
import { UpdatePrompt } from "./update-prompt.tsx";

fillStreakSlot(streakAtEnd);

const BadgeNews = lazyExtra(() => import("#web/features/achievements/badge-news.tsx"), "BadgeNews", ["achievements"]);

const LeagueNews = lazyExtra(() => import("#web/features/leaderboard/league-news.tsx"), "LeagueNews", ["leaderboard"]);

const UserState = lazyExtra(() => import("./user-state.tsx"), "UserState");

// Whatever fails here is tried again on the next visit, or by the screen that needs it.
const ignore = () => undefined;

/** Gives the account what was learned on this device before it was signed in, and reports the time zone of the device. */
function useReports(userId: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (userId === null) return;
    const guest = storedGuest();
    if (guest) adoptGuest(dispatch, guest).catch(ignore);
    noteTimeZone(dispatch, userId).catch(ignore);
  }, [dispatch, userId]);
}

/** S5.05: asks where the visitor is, and again after a reset or a day. */
function useGeo(pathname: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(refreshGeo()).catch(ignore), [dispatch, pathname]);
}

/** Caches what is likely to be opened offline, and again after a lesson. */
function useCachedScreens(userId: string | null, isOnPath: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    // Without a service worker no screen opens offline.
    if (userId === null || !isOnPath || !navigator.onLine || !("serviceWorker" in navigator)) return;
    navigator.serviceWorker.ready.then(() => dispatch(cacheScreens(userId))).catch(ignore);
  }, [dispatch, userId, isOnPath]);
}

function useConnection(): void {
  const dispatch = useAppDispatch();
  const userId = useUserId();
  const isCutOff = useAppSelector((state) => state.session.status === "offline");
  useEffect(() => (userId === null ? undefined : followOutbox(dispatch, userId)), [dispatch, userId]);
  useEffect(
    () => (isCutOff && userId !== null ? regainSession(dispatch, userId) : undefined),
    [dispatch, userId, isCutOff],
  );
}

/** What happens behind every screen once the first one is drawn; of it, the learner sees invitations and toasts at most. */
export function Background() {
  const { pathname } = useLocation();
  const onlineUserId = useOnlineUserId();
  // Calls made on open pages carry another token.
  const userId = isOpenPath(pathname) ? null : onlineUserId;
  useConnection();
  useReports(userId);
  useGeo(pathname);
  useCachedScreens(userId, pathname === "/learn");
  useEffect(() => void removeStaleData().catch(ignore), []);
  return (
    <>
      <UpdatePrompt />
      {userId !== null && <ForLearner userId={userId} pathname={pathname} />}
    </>
  );
}

/** What comes to somebody who is signed in. */
function ForLearner({ userId, pathname }: { userId: string; pathname: string }) {
  const username = useUser()?.username;
  return (
    <ErrorBoundary fallback={null}>
      <LiveAccount key={userId} />
      <Suspense>
        <UserState key={`state ${userId}`} userId={userId} />
        <BadgeNews key={`badges ${userId}`} pathname={pathname} />
        {username !== undefined && <LeagueNews key={`league ${userId}`} username={username} pathname={pathname} />}
      </Suspense>
      <Celebrations key={`celebrations ${userId}`} userId={userId} />
      <Invitations userId={userId} pathname={pathname} />
    </ErrorBoundary>
  );
}
