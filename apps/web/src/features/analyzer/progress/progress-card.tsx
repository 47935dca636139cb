import type { AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { LinkButton, Button } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { ANALYZER } from "../hrefs.ts";
import styles from "./progress-card.module.css";

const STEPS = ["waiting", "finding_candles", "reading_axis", "analyzing", "writing"] as const;

interface ProgressCardProps {
  request: AnalysisRequest;
  isCanceling: boolean;
  onCancel: () => void;
}

/** What the server does with the picture now. Leaving is safe: the work goes on. */
export function ProgressCard({ request: { step, ahead }, isCanceling, onCancel }: ProgressCardProps) {
  const t = useT();
  const current = STEPS.indexOf(step);
  return (
    <Card as="section" gap={4} aria-label={t("analyzer.progress")}>
      <h1>{t("analyzer.progress")}</h1>
      <ol className={styles.steps}>
        {STEPS.map((name, index) => (
          <li
            key={name}
            className={styles.step}
            data-state={index < current ? "done" : index === current ? "now" : "later"}
            aria-current={index === current ? "step" : undefined}
          >
            <span className={styles.dot}>{index < current && <Icon name="check" size={16} />}</span>
            <span>
              {t(`analyzer.step.${name}`)}
              {name === "waiting" && index === current && ahead !== null && ahead > 0 && (
                <Text as="span" size={2} isBlock>
                  {t("analyzer.ahead", { count: ahead })}
                </Text>
              )}
            </span>
          </li>
        ))}
      </ol>
      <output className="sr-only">{t(`analyzer.step.${step}`)}</output>
      <Stack gap={2}>
        <Text size={4} tone="muted">
          {t("analyzer.leave")}
        </Text>
        <Row gap={2} wraps>
          <LinkButton look="secondary" to={ANALYZER}>
            {t("analyzer.leave.back")}
          </LinkButton>
          <Button look="quiet" onClick={onCancel} isBusy={isCanceling}>
            {t("analyzer.cancel")}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
