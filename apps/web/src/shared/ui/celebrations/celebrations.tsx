import { Suspense, useEffect, useState } from "react";
import { useLocation } from "#web/shared/routing/router.tsx";
import { lazyExtra } from "../lazy-component.ts";
import { celebrations } from "./celebrate.ts";

const Host = lazyExtra(() => import("./celebration-host.tsx"), "CelebrationHost");

/** The place of celebrations of the person who is signed in: empty, and without code, until the first one. */
export function Celebrations({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    celebrations.belongTo(userId);
    const look = () => void (celebrations.hasAny() && setWanted(true));
    look();
    return celebrations.subscribe(look);
  }, [userId]);
  return (
    isWanted && (
      <Suspense>
        <Host screen={pathname} />
      </Suspense>
    )
  );
}
