import type { FormHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import type { StackProps } from "./stack.tsx";
import styles from "./stack.module.css";

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "className"> {
  /** Between its fields: of the space scale in tokens.css. */
  gap?: Exclude<StackProps["gap"], undefined>;
  onSubmit: () => void;
}

/** Fields below each other that are sent together, by a call rather than by the browser. */
export function Form({ gap = 4, onSubmit, ...rest }: FormProps) {
  return (
    <form
      noValidate
      {...rest}
      className={classNames(styles.stack, styles[`g${gap}`])}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
