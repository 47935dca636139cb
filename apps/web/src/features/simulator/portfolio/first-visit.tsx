import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tile } from "#web/shared/ui/tinted.tsx";
import { MARKET_HREF } from "../hrefs.ts";

const STEPS = ["find", "size", "review"] as const;

/** What 100,000 virtual dollars are, and the one thing to do now. */
export function FirstVisit() {
  const t = useT();
  return (
    <Card gap={4}>
      <h2>{t("simulator.first.title")}</h2>
      <Text tone="muted">{t("simulator.first.text")}</Text>
      <Stack as="ol" gap={3}>
        {STEPS.map((step, index) => (
          <Row as="li" gap={3} key={step}>
            <Tile size="small" aria-hidden="true">
              {index + 1}
            </Tile>
            <span>{t(`simulator.first.${step}`)}</span>
          </Row>
        ))}
      </Stack>
      <LinkButton to={MARKET_HREF} isWide>
        {t("simulator.first.action")}
      </LinkButton>
    </Card>
  );
}
