import type { HTMLAttributes } from "react";
import { classNames } from "#web/shared/ui/class-names.ts";
import styles from "./key-cap.module.css";

/** The number of an option, as the key that picks it. */
export function KeyCap({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return <span {...rest} className={classNames(styles.cap, className)} />;
}
