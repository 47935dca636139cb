import { useT } from "#web/shared/i18n/use-t.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { Achievement } from "./api.ts";
import { BadgeArt } from "./badge-art.tsx";
import { standingOf } from "./standing.ts";
import styles from "./tile.module.css";

interface TileProps {
  achievement: Achievement;
  onOpen: () => void;
}

/** An achievement in the list; it opens the sheet about it. */
export function Tile({ achievement, onOpen }: TileProps) {
  const t = useT();
  const { id, family, tiers, value } = achievement;
  const { best, next, earned } = standingOf(achievement);
  return (
    <li>
      <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={onOpen}>
        <BadgeArt {...{ id, family }} metal={best?.metal ?? null} tier={earned} tiers={tiers.length} size={80} />
        <Text as="span" size={3} weight={700} isBlock className={styles.name}>
          {t(`achievements.name.${id}`)}
        </Text>
        {best && <span className="sr-only">{t(`achievements.metal.${best.metal}`)}</span>}
        {next ? (
          <>
            <span className={styles.track} aria-hidden="true">
              <span style={{ inlineSize: `${(100 * value) / next.goal}%` }} />
            </span>
            <Text as="span" size={2} tone="muted" isBlock>
              {t("achievements.progress", { value, goal: next.goal })}
            </Text>
          </>
        ) : (
          <Text as="span" size={2} tone="muted" isBlock className={styles.complete}>
            {t("achievements.complete")}
          </Text>
        )}
      </button>
    </li>
  );
}
