import type { DetailsHTMLAttributes, ReactNode } from "react";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./question-details.module.css";

interface QuestionDetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** Before and after the prompt. */
  mark?: ReactNode;
  end: ReactNode;
  /** Two lines of it at most, until it is opened. */
  prompt: ReactNode;
}

/** A question in a list of results, closed until somebody wants to know more. */
export function QuestionDetails({ mark, prompt, end, children, ...rest }: QuestionDetailsProps) {
  return (
    <li className={styles.question}>
      <details {...rest}>
        <summary className={styles.head}>
          {mark}
          <Text as="span" size={4} weight={600} className={styles.prompt} dir="auto">
            {prompt}
          </Text>
          {end}
        </summary>
        {children}
      </details>
    </li>
  );
}
