import { useId } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { IconButton } from "#web/shared/ui/button.tsx";
import { useNoCelebrations } from "#web/shared/ui/celebrations/hold.ts";
import { classNames } from "#web/shared/ui/class-names.ts";
import type { Mark } from "./marks.ts";
import night from "./night.module.css";
import { Overlay } from "./overlay.tsx";
import styles from "./picture-stage.module.css";
import { Tags } from "./tags.tsx";
import type { Highlight } from "./use-highlight.ts";
import { useView } from "./use-view.ts";

interface PictureStageProps {
  picture: { url: string; width: number; height: number };
  /** Says what it shows; the list of findings says the rest. */
  alt: string;
  marks: readonly Mark[];
  highlight: Highlight;
  /** The candles appear one after the other. */
  isFresh?: boolean;
}

/** The uploaded picture with what was found drawn over it, to enlarge and move. */
export function PictureStage({ picture, alt, marks, highlight, isFresh = false }: PictureStageProps) {
  const t = useT();
  const id = useId();
  // A card would cover what was found.
  useNoCelebrations();
  const { stage, sheet, handlers, zoomIn, zoomOut, reset } = useView(picture);
  const shown = marks.filter(({ isOnDemand, finding }) => !isOnDemand || finding === highlight.active);
  return (
    <div
      className={classNames(night.night, styles.stage)}
      style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
      dir="ltr"
      data-stage=""
    >
      {/* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- keys enlarge and move the picture */}
      <div
        ref={stage}
        className={styles.room}
        role="group"
        aria-label={t("analyzer.picture.label")}
        aria-describedby={id}
        tabIndex={0}
        data-enlarged={(sheet?.zoom ?? 1) > 1 || undefined}
        {...handlers}
      >
        {/* eslint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
        <div
          className={styles.sheet}
          data-sheet=""
          style={
            sheet
              ? { inlineSize: sheet.width, blockSize: sheet.height, translate: `${sheet.x}px ${sheet.y}px` }
              : { visibility: "hidden" }
          }
        >
          <img className={styles.picture} src={picture.url} alt={alt} draggable={false} />
          <Overlay marks={shown} width={picture.width} height={picture.height} isFresh={isFresh} {...highlight} />
          {sheet && <Tags marks={shown} sheet={sheet} width={picture.width} active={highlight.active} />}
        </div>
      </div>
      <span id={id} className="sr-only">
        {t("analyzer.picture.keys")}
      </span>
      <div className={styles.tools}>
        <IconButton icon="plus" label={t("analyzer.picture.zoomIn")} onClick={zoomIn} />
        <IconButton icon="minus" label={t("analyzer.picture.zoomOut")} onClick={zoomOut} />
        {sheet && sheet.zoom > 1 && <IconButton icon="refresh" label={t("analyzer.picture.reset")} onClick={reset} />}
      </div>
    </div>
  );
}
