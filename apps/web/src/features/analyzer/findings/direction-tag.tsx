import type { Direction } from "@candlewise/domain/analyzer/facts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Tag } from "#web/shared/ui/tinted.tsx";

interface DirectionTagProps {
  /** Null for indecision. */
  direction: Direction | null;
  /** What a pattern means by the textbooks, or where a scenario goes. */
  of: "pattern" | "scenario";
}

/** Sign, color and word say the same. */
export function DirectionTag({ direction, of }: DirectionTagProps) {
  const t = useT();
  if (direction === null) return <Tag tone="sunken">{t("findings.direction.none")}</Tag>;
  return (
    <Tag tone={direction === "long" ? "right" : "wrong"}>
      <span aria-hidden="true">{direction === "long" ? "▲" : "▼"}</span>
      {t(of === "pattern" ? `findings.direction.${direction}` : `findings.way.${direction}`)}
    </Tag>
  );
}
