import { useT } from "#web/shared/i18n/use-t.tsx";
import { LazyCandleMood } from "#web/shared/ui/lazy-candle-mood.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import type { NextUp } from "../path/next-up.ts";
import { TextLink } from "#web/shared/ui/text-link.tsx";
import styles from "./goodbye.module.css";

interface GoodbyeProps {
  /** Lessons of today. */
  lessons: number;
  /** What waits for the next time. */
  next: NextUp;
}

/** The end of a day at its goal: what was done, what waits, and nothing that pulls; going on is a quiet link. */
export function Goodbye({ lessons, next }: GoodbyeProps) {
  const t = useT();
  return (
    <Row as="section" gap={3} className={styles.goodbye} aria-labelledby="goodbye">
      <LazyCandleMood mood="asleep" size={84} />
      <div>
        <Text id="goodbye" as="h2" size={6}>
          {t("learning.goodbye.title")}
        </Text>
        <Text size={3} tone="muted">
          {t("learning.goodbye.done", { count: lessons })} {t("learning.goodbye.next", { title: next.component.title })}
        </Text>
        <TextLink to={next.href}>{t("learning.goodbye.on")}</TextLink>
      </div>
    </Row>
  );
}
