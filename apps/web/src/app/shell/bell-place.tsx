import { useLocation } from "#web/shared/routing/router.tsx";
import type { Area } from "#web/shared/routing/route.ts";
import { lazyExtra } from "#web/shared/ui/lazy-component.ts";
import { IdlePart } from "./idle-part.tsx";

const Bell = lazyExtra(() => import("#web/features/notifications/top-bar-bell.tsx"), "TopBarBell", ["notifications"]);
const Unread = lazyExtra(() => import("#web/features/notifications/unread-mark.tsx"), "UnreadMark");

const AREAS: readonly (Area | undefined)[] = ["learn", "courses", "profile"];

/** S7.43: the way to the inbox in top bars; on phones only in that of the profile, where there is room. The inbox itself needs none. */
export function BellPlace({ area }: { area: Area | undefined }) {
  const { pathname } = useLocation();
  return (
    <IdlePart isWanted={AREAS.includes(area) && pathname !== "/notifications"}>
      <Bell isEverywhere={pathname === "/profile"} />
    </IdlePart>
  );
}

/** Says on the place of the profile that the inbox has something new. */
export const UnreadPlace = () => (
  <IdlePart isWanted>
    <Unread />
  </IdlePart>
);
