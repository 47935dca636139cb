import type { HTMLAttributes } from "react";
import { Link, type LinkProps } from "#web/shared/routing/router.tsx";
import styles from "./card.module.css";
import { classNames } from "./class-names.ts";

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "section" | "article" | "figure" | "li" | "dl";
}

export function Card({ as: Element = "div", className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles.card, className)} />;
}

/** A card of rows, which are list items, with lines between them. */
export function ListCard({ className, ...rest }: HTMLAttributes<HTMLUListElement>) {
  return <ul {...rest} className={classNames(styles.card, styles.rows, className)} />;
}

/** A card that is one link and presses down. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(styles.card, styles.pressable, className)} />;
}
