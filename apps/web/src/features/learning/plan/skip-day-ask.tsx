import type { LinkProps } from "#web/shared/routing/router.tsx";
import { useAppDispatch } from "#web/shared/state/store.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Button, LinkButton } from "#web/shared/ui/button.tsx";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { answerSkipDay, type PathwayState } from "./pathway-slice.ts";
import styles from "./skip-day-ask.module.css";

interface SkipDayAskProps {
  skipDay: NonNullable<PathwayState["skipDay"]>;
  /** Where the next day's plan begins. */
  href: LinkProps["to"];
}

/** S3.11: asked once, when the goal of the day has just been met. Both answers are equal. */
export function SkipDayAsk({ skipDay, href }: SkipDayAskProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const day = skipDay.currentDay + 1;
  return (
    <Stack as="section" gap={2} className={styles.ask} aria-labelledby="skip-day">
      <Text id="skip-day" as="h2" size={6}>
        {t("learning.skipDay.title")}
      </Text>
      <Text size={4} tone="muted">
        {t("learning.skipDay.text", { day })}
      </Text>
      <div className={styles.answers}>
        <Button look="secondary" onClick={() => dispatch(answerSkipDay(false))}>
          {t("learning.skipDay.later")}
        </Button>
        <LinkButton to={href} onClick={() => dispatch(answerSkipDay(true))}>
          {t("learning.skipDay.start", { day })}
        </LinkButton>
      </div>
    </Stack>
  );
}
