import type { HTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import styles from "./tinted.module.css";

type Tone = "violet" | "calm" | "solid" | "right" | "wrong" | "sunken" | "coins";

interface TileProps extends HTMLAttributes<HTMLSpanElement> {
  size?: "small" | "large";
  tone?: Tone;
}

/** A rounded square with an icon, a number or a few letters. */
export function Tile({ size, tone = "violet", className, ...rest }: TileProps) {
  return <span {...rest} className={classNames(styles.tile, size && styles[size], styles[tone], className)} />;
}

interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: Tone;
}

/** A word or two about what stands beside it. */
export function Tag({ tone = "violet", className, ...rest }: TagProps) {
  return <span {...rest} className={classNames(styles.tag, styles[tone], className)} />;
}

interface NoteProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "p" | "li" | "section" | "dl" | "output";
  tone?: Tone;
}

/** A few words on a tinted background. */
export function Note({ as: Element = "div", tone = "calm", className, ...rest }: NoteProps) {
  return <Element {...rest} className={classNames(styles.note, styles[tone], className)} />;
}
