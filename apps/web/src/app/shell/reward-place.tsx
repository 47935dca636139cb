import type { Area } from "#web/shared/routing/route.ts";
import { lazyExtra } from "#web/shared/ui/lazy-component.ts";
import { IdlePart } from "./idle-part.tsx";

const Reward = lazyExtra(() => import("#web/features/rewards/screens/top-bar-reward.tsx"), "TopBarReward", ["rewards"]);

const AREAS: readonly (Area | undefined)[] = ["learn", "profile", "simulator"];

/** S2.16: the daily reward, first of what top bars show, so that nothing moves when it comes. */
export function RewardPlace({ area }: { area: Area | undefined }) {
  return (
    <IdlePart isWanted={AREAS.includes(area)}>
      <Reward />
    </IdlePart>
  );
}
