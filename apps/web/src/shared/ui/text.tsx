import type { HTMLAttributes, Ref } from "react";
import { classNames } from "./class-names.ts";
import styles from "./text.module.css";

type TextElement =
  | "p"
  | "span"
  | "div"
  | "strong"
  | "small"
  | "bdi"
  | "h1"
  | "h2"
  | "h3"
  | "h4"
  | "dt"
  | "dd"
  | "li"
  | "ul"
  | "legend"
  | "output";

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: TextElement;
  /** Of the scale in tokens.css; inherited if absent. */
  size?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
  weight?: 500 | 600 | 700 | 800;
  tone?: "muted" | "accent" | "gain" | "loss";
  /** Takes a line of its own inside a link or a button, where only a span is allowed. */
  isBlock?: boolean;
  ref?: Ref<never>;
}

/** Words in a size, weight and tone of the design. A class of the caller wins over them. */
export function Text({ as: Element = "p", size, weight, tone, isBlock, className, ...rest }: TextProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        size && styles[`t${size}`],
        weight && styles[`w${weight / 100}`],
        tone && styles[tone],
        isBlock && styles.block,
        className,
      )}
    />
  );
}
