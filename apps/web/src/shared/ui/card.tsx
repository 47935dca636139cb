import type { HTMLAttributes } from "react";
import { Link, type LinkProps } from "#web/shared/routing/router.tsx";
import styles from "./card.module.css";
import { classNames } from "./class-names.ts";
import type { StackProps } from "./stack.tsx";
import stack from "./stack.module.css";

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "section" | "article" | "figure" | "li" | "dl" | "ul";
  /** Between its parts, which stand below each other: of the space scale in tokens.css. */
  gap?: StackProps["gap"];
  /** Its parts reach its edges. */
  isFlush?: boolean;
}

export function Card({ as: Element = "div", gap, isFlush, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        styles.card,
        gap !== undefined && classNames(styles.stack, stack[`g${gap}`]),
        isFlush && styles.flush,
        className,
      )}
    />
  );
}

/** A card of rows, which are list items, with lines between them. */
export function ListCard({ className, ...rest }: HTMLAttributes<HTMLUListElement>) {
  return <ul {...rest} className={classNames(styles.card, styles.rows, className)} />;
}

/** A card that is one link and moves down when it is clicked. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(styles.card, styles.pressable, className)} />;
}
