import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "#web/shared/routing/router.tsx";
import { classNames } from "./class-names.ts";
import styles from "./text-link.module.css";

/** A link in words of its own, with the height of a target. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(styles.link, className)} />;
}

/** A button that looks like a link in a text. */
export function TextButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={classNames(styles.link, className)} />;
}
