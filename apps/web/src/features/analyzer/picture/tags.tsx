import { stackTags } from "#web/modules/chart/tag-stack.ts";
import type { Mark, Tag } from "./marks.ts";
import type { Sheet } from "./use-view.ts";
import styles from "./tags.module.css";

const HEIGHT = 22;
/** Narrower pictures have short names. */
const ROOMY = 560;
/** Pixels between a spot and the tag over or under it. */
const GAP = 10;

interface PlacedTag extends Tag {
  readonly finding: string;
}

/** Names beside what is drawn. They keep their size however large the picture is, do not cover each other, and stay in view. */
export function Tags({ marks, sheet, width, active }: TagsProps) {
  const scale = sheet.width / width;
  const isRoomy = sheet.room.width >= ROOMY;
  const tags = marks.flatMap(({ finding, tags: own }): PlacedTag[] =>
    own
      .map((tag) => ({ ...tag, finding, text: isRoomy || finding === active ? tag.text : (tag.short ?? tag.text) }))
      .filter(({ text }) => text !== ""),
  );
  const beside = tags.filter(({ place }) => place === "end");
  const over = tags.filter(({ place }) => place !== "end");
  const top = Math.max(0, -sheet.y);
  const bottom = Math.min(sheet.height, sheet.room.height - sheet.y);
  const rows = stackTags(
    beside.map(({ at }) => at.y * scale),
    { height: HEIGHT, top, bottom, fixed: null },
  );
  const placed = [
    ...beside.map((tag, index) => ({ ...tag, row: rows[index] ?? 0 })),
    ...over.map((tag) => ({ ...tag, row: tag.at.y * scale + (tag.place === "above" ? -1 : 1) * (GAP + HEIGHT / 2) })),
  ];
  const left = Math.max(0, -sheet.x);
  const right = Math.min(sheet.width, sheet.room.width - sheet.x);
  return placed.map(({ finding, text, tone, at, place, row }) => (
    <span
      key={`${finding} ${text}`}
      className={styles.tag}
      data-tag=""
      data-tone={tone}
      data-state={active === null ? undefined : active === finding ? "on" : "off"}
      aria-hidden="true"
      style={{
        insetBlockStart: Math.min(Math.max(row, top + HEIGHT / 2), bottom - HEIGHT / 2),
        insetInlineStart: at.x * scale,
        translate: `clamp(${left - at.x * scale}px, ${place === "end" ? "6px" : "-50%"}, calc(${right - at.x * scale}px - 100%)) -50%`,
      }}
    >
      <bdi>{text}</bdi>
    </span>
  ));
}

interface TagsProps {
  marks: readonly Mark[];
  sheet: Sheet;
  /** Of the picture, in its own pixels. */
  width: number;
  active: string | null;
}
