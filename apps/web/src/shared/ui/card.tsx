import type { HTMLAttributes } from "react";
import { Link, type LinkProps } from "#web/shared/routing/router.tsx";
import styles from "./card.module.css";
import { classNames } from "./class-names.ts";

export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.card, className)} />;
}

/** A card that is one link and presses down. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(styles.card, styles.pressable, className)} />;
}
