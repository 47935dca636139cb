import type { InputHTMLAttributes, Ref } from "react";
import { classNames } from "./class-names.ts";
import styles from "./small-input.module.css";

/** An input without a label and a line of its own: in a bar of tools or filters. */
export function SmallInput({
  className,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return <input {...rest} className={classNames(styles.input, className)} />;
}
