import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Link, type LinkProps } from "#web/shared/routing/router.tsx";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

export type ButtonLook = "primary" | "secondary" | "violet" | "danger" | "quiet" | "buy" | "sell";

interface Look {
  look?: ButtonLook;
  isWide?: boolean;
  icon?: IconName;
}

const classOf = (look: ButtonLook, isWide: boolean, isBusy = false) =>
  classNames(styles.button, styles[look], isWide && styles.wide, isBusy && styles.busy);

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Keeps its width, shows rising candles and ignores clicks; focus stays. */
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The button with the lip that moves down when it is clicked. */
export function Button({
  look = "primary",
  isWide = false,
  icon,
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(classOf(look, isWide, isBusy), className)}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.label}>
        {icon && <Icon name={icon} size={20} />}
        {children}
      </span>
      {isBusy && (
        <span className={styles.candles} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button: for going somewhere. */
export function LinkButton({
  look = "primary",
  isWide = false,
  icon,
  className,
  children,
  ...rest
}: Look & LinkProps & { children: ReactNode }) {
  return (
    <Link {...rest} className={classNames(classOf(look, isWide), className)}>
      <span className={styles.label}>
        {icon && <Icon name={icon} size={20} />}
        {children}
      </span>
    </Link>
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label" | "children"> {
  icon: IconName;
  /** Says what it does. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles.icon, className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

/** An icon button that is a link. */
export function IconLink({
  icon,
  label,
  className,
  ...rest
}: Omit<LinkProps, "children"> & { icon: IconName; label: string }) {
  return (
    <Link {...rest} className={classNames(styles.icon, className)} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
