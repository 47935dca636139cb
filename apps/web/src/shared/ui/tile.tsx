import type { HTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import styles from "./tile.module.css";
import tones from "./tones.module.css";

interface TileProps extends HTMLAttributes<HTMLSpanElement> {
  size?: "small" | "large";
  tone?: "violet" | "solid" | "right" | "wrong" | "sunken" | "coins";
}

/** A rounded square with an icon, a number or a few letters. */
export function Tile({ size, tone = "violet", className, ...rest }: TileProps) {
  return <span {...rest} className={classNames(styles.tile, size && styles[size], tones[tone], className)} />;
}
