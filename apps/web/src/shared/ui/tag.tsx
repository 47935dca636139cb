import type { HTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import styles from "./tag.module.css";
import tones from "./tones.module.css";

interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: "violet" | "solid" | "right" | "wrong" | "sunken" | "coins";
}

/** A word or two about what stands beside it. */
export function Tag({ tone = "violet", className, ...rest }: TagProps) {
  return <span {...rest} className={classNames(styles.tag, tones[tone], className)} />;
}
