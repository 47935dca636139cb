import { useState } from "react";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Icon } from "#web/shared/ui/icon.tsx";
import styles from "./thumbnail.module.css";

/** A small view of a chart; an icon where the picture is not on the device and cannot be fetched. Decorative: words beside it say what it is. */
export function Thumbnail({ url, className }: { url: string; className?: string | undefined }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <span className={classNames(styles.frame, className)} aria-hidden="true">
      {isMissing ? (
        <Icon name="image" size={32} />
      ) : (
        <img src={url} alt="" loading="lazy" onError={() => setMissing(true)} />
      )}
    </span>
  );
}
