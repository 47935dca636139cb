import type { PathSummary } from "@candlewise/contracts/learning/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { useDuration } from "../course/use-duration.ts";
import styles from "./path-facts.module.css";

/** The path that is followed, how far it is done, and the way to another one. */
export function PathFacts({
  path,
}: {
  path: Pick<PathSummary, "arrow" | "percent" | "lessons" | "own_lessons" | "minutes">;
}) {
  const t = useT();
  const duration = useDuration();
  const { arrow, percent, lessons, own_lessons: own, minutes } = path;
  return (
    <Card>
      <Row gap={3} justify="between" className={styles.facts}>
        <div>
          <Text size={2} weight={600} tone="muted">
            {t("learning.path.title")}
          </Text>
          <Text as="h2" size={6}>
            {t(`learning.choose.${arrow}.name`)}
          </Text>
          <Text size={2} weight={600} tone="muted">
            {t("learning.path.facts", { percent, lessons: t("learning.lessons", { count: lessons }) })} ·{" "}
            {duration(minutes)}
            <br />
            {t("learning.own", { count: own })}
          </Text>
        </div>
        <LinkButton to="/goal" look="quiet">
          {t("learning.path.change")}
        </LinkButton>
      </Row>
    </Card>
  );
}
