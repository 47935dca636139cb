import type { HTMLAttributes, Ref } from "react";
import { classNames } from "./class-names.ts";
import styles from "./stack.module.css";

type StackElement = "div" | "section" | "ul" | "ol" | "li" | "dl" | "p" | "span" | "header" | "footer" | "article";

interface BoxProps extends HTMLAttributes<HTMLElement> {
  as?: StackElement;
  /** Of the space scale in tokens.css. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  ref?: Ref<never>;
}

export interface StackProps extends BoxProps {
  /** Where its parts stand if they are narrower; they take all the width if absent. */
  align?: "start" | "center" | "end";
}

/** Parts below each other, with the same space between them. */
export function Stack({ as: Element = "div", gap, align, className, ...rest }: StackProps) {
  return (
    <Element
      {...rest}
      className={classNames(styles.stack, gap !== undefined && styles[`g${gap}`], align && styles[align], className)}
    />
  );
}

interface RowProps extends BoxProps {
  align?: "top" | "bottom" | "baseline";
  justify?: "between" | "middle";
  wraps?: boolean;
}

/** Parts beside each other, in the middle of the line by default. */
export function Row({ as: Element = "div", gap, align, justify, wraps, className, ...rest }: RowProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        styles.row,
        gap !== undefined && styles[`g${gap}`],
        align && styles[align],
        justify && styles[justify],
        wraps && styles.wraps,
        className,
      )}
    />
  );
}
