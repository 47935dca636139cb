import type { Direction } from "@candlewise/domain/analyzer/facts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Tag } from "#web/shared/ui/tinted.tsx";

/** What the textbooks expect: sign, color and word say the same. */
export function DirectionTag({ direction }: { direction: Direction | null }) {
  const t = useT();
  if (direction === null) return <Tag tone="sunken">{t("findings.direction.none")}</Tag>;
  return (
    <Tag tone={direction === "long" ? "right" : "wrong"}>
      <span aria-hidden="true">{direction === "long" ? "▲" : "▼"}</span>
      {t(`findings.direction.${direction}`)}
    </Tag>
  );
}
