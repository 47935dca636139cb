import { ACHIEVEMENTS } from "@candlewise/domain/achievements/catalogue";
import { metalOf } from "@candlewise/domain/achievements/judge";
import { BadgeArt } from "#web/features/achievements/badge-art.tsx";
import { Row } from "#web/shared/ui/stack.tsx";

/** Every badge; the tiers that are earned take turns. */
export function BadgeSamples() {
  return (
    <Row gap={3} wraps>
      {ACHIEVEMENTS.map((achievement, index) => {
        const { id, family, goals } = achievement;
        const tier = index % (goals.length + 1);
        const metal = tier === 0 ? null : metalOf(achievement, tier);
        return <BadgeArt key={id} {...{ id, family, metal, tier }} tiers={goals.length} size={72} />;
      })}
    </Row>
  );
}
