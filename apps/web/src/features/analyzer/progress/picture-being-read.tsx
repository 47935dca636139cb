import type { AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useNoCelebrations } from "#web/shared/ui/celebrations/hold.ts";
import styles from "./picture-being-read.module.css";

interface PictureBeingReadProps {
  picture: AnalysisRequest["picture"];
  isBeingRead: boolean;
  isRefused: boolean;
}

/** The picture that was sent; a line passes over it while it is read. */
export function PictureBeingRead({ picture: { url, width, height }, isBeingRead, isRefused }: PictureBeingReadProps) {
  const t = useT();
  useNoCelebrations();
  return (
    <div className={styles.frame}>
      <img
        className={styles.picture}
        src={url}
        width={width}
        height={height}
        alt={t("analyzer.upload.preview")}
        data-refused={isRefused || undefined}
      />
      {isBeingRead && <span className={styles.scan} aria-hidden="true" />}
    </div>
  );
}
