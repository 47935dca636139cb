import type { HTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./note.module.css";
import tones from "./tones.module.css";

interface NoteProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "p" | "li" | "section" | "dl";
  tone?: "calm" | "right" | "wrong" | "sunken";
  icon?: IconName;
}

/** A few words on a colored ground. */
export function Note({ as: Element = "div", tone = "calm", icon, className, children, ...rest }: NoteProps) {
  return (
    <Element {...rest} className={classNames(styles.note, icon && styles.withIcon, tones[tone], className)}>
      {icon && <Icon name={icon} size={20} />}
      {icon ? <div>{children}</div> : children}
    </Element>
  );
}
