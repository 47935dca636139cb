import { useEffect, useRef, useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { redrawPicture } from "#web/shared/pictures/redraw-picture.ts";
import { Button, IconButton } from "#web/shared/ui/button.tsx";
import { ProblemAlert } from "#web/shared/ui/field.tsx";
import { FileButton } from "#web/shared/ui/file-button.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { canCapture, capturePage, LONGEST } from "./capture-page.ts";
import styles from "./feedback-form.module.css";

interface ScreenshotFieldProps {
  file: File | null;
  onChange: (file: File | null) => void;
}

/** A picture of the screen, when one is wanted: taken here where the browser can, or chosen from the files. */
export function ScreenshotField({ file, onChange }: ScreenshotFieldProps) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const take = async (picture: () => Promise<File | null>) => {
    setFailed(false);
    try {
      const taken = await picture();
      if (taken) onChange(taken);
    } catch {
      setFailed(true);
    }
  };
  if (file) return <Preview file={file} onRemove={() => onChange(null)} />;
  return (
    <div ref={root} className={styles.picture}>
      {canCapture() && (
        <Button
          look="secondary"
          icon="image"
          // The sheet, which lies over the page, stays out of the picture.
          onClick={() => void take(() => capturePage(root.current?.closest<HTMLElement>("body > *") ?? null))}
        >
          {t("feedback.capture")}
        </Button>
      )}
      <FileButton
        label={t("feedback.choose")}
        icon="plus"
        onFile={(chosen) => void take(() => redrawPicture(chosen, { longest: LONGEST }))}
      />
      <ProblemAlert>{hasFailed && t("feedback.pictureFailed")}</ProblemAlert>
    </div>
  );
}

function Preview({ file, onRemove }: { file: File; onRemove: () => void }) {
  const t = useT();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <Row gap={3} justify="between" className={styles.preview}>
      <img ref={image} alt={t("feedback.preview")} />
      <IconButton icon="trash" label={t("feedback.remove")} onClick={onRemove} />
    </Row>
  );
}
