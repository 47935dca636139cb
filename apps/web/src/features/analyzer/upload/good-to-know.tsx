import { useT } from "#web/shared/i18n/use-t.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import styles from "./good-to-know.module.css";

const POINTS = [
  ["chart", "reads"],
  ["eyeOff", "limits"],
  ["lock", "privacy"],
] as const satisfies (readonly [IconName, string])[];

/** What is read from a picture, what a chart cannot tell, and what happens with the picture. */
export function GoodToKnow() {
  const t = useT();
  return (
    <Card as="section" gap={4} aria-labelledby="good-to-know">
      <h2 id="good-to-know">{t("analyzer.know")}</h2>
      {POINTS.map(([icon, point]) => (
        <Row key={point} gap={3} align="top">
          <Icon name={icon} size={22} className={styles.icon ?? ""} />
          <Stack gap={0}>
            <Text size={4} weight={800}>
              {t(`analyzer.know.${point}`)}
            </Text>
            <Text size={4} tone="muted">
              {t(`analyzer.knowText.${point}`)}
            </Text>
          </Stack>
        </Row>
      ))}
    </Card>
  );
}
