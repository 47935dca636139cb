import type { PointerEvent } from "react";
import type { Highlight } from "./use-highlight.ts";
import type { Mark, Stroke } from "./marks.ts";
import styles from "./overlay.module.css";

interface OverlayProps extends Pick<Highlight, "active" | "point" | "pin"> {
  marks: readonly Mark[];
  width: number;
  height: number;
  isFresh: boolean;
}

const findingAt = ({ target }: PointerEvent<Element>): string | null =>
  target instanceof Element ? (target.closest("[data-finding]")?.getAttribute("data-finding") ?? null) : null;

/** What was found, drawn over the picture in its own pixels. The list of findings says the same in words. */
export function Overlay({ marks, width, height, isFresh, active, point, pin }: OverlayProps) {
  return (
    <svg
      className={styles.overlay}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-overlay=""
      data-fresh={isFresh || undefined}
      onPointerOver={(event) => point(findingAt(event))}
      onPointerOut={() => point(null)}
      onClick={({ target }) => {
        const finding = target instanceof Element ? target.closest("[data-finding]") : null;
        const id = finding?.getAttribute("data-finding");
        if (id) pin(id);
      }}
    >
      {marks.map((mark) => (
        <g
          key={`${mark.finding} ${mark.isOnDemand ?? false}`}
          className={styles.mark}
          data-finding={mark.layer === "candles" ? undefined : mark.finding}
          data-layer={mark.layer}
          data-state={active === null || mark.layer === "candles" ? undefined : active === mark.finding ? "on" : "off"}
        >
          {mark.strokes.map((stroke, index) => (
            // eslint-disable-next-line react/no-array-index-key -- a stroke is its place
            <StrokePaths key={index} {...stroke} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** A dark edge below each line lets it be seen on a light picture and on a dark one; an unseen wide line is the target for a finger. */
function StrokePaths({ d, look, tone }: Stroke) {
  if (look === "area") return <path className={styles.area} data-tone={tone} d={d} />;
  return (
    <>
      {look !== "fine" && <path className={styles.hit} d={d} />}
      <path className={styles.edge} data-look={look} d={d} />
      <path className={styles.stroke} data-look={look} data-tone={tone} d={d} />
    </>
  );
}
