import type { AnalysisRequest } from "@candlewise/contracts/analyzer/schemas";
import type { RefObject } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useNavigate } from "#web/shared/routing/router.tsx";
import { Button } from "#web/shared/ui/button.tsx";
import { CardLink } from "#web/shared/ui/card.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Row } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { Tile } from "#web/shared/ui/tinted.tsx";
import { CompareButton } from "../compare/compare-button.tsx";
import { useDeleteAnalysis } from "../history/use-delete-analysis.ts";
import { ANALYZER, practiceHref } from "../hrefs.ts";
import { ShareButton } from "../share/share-button.tsx";
import styles from "./result-actions.module.css";

interface ResultActionsProps {
  request: AnalysisRequest;
  /** Holds the picture with what is drawn over it. */
  stage: RefObject<HTMLDivElement | null>;
}

/** What can be done with an analysis. */
export function ResultActions({ request, stage }: ResultActionsProps) {
  const t = useT();
  const navigate = useNavigate();
  const { deleteAnalysis, isDeleting } = useDeleteAnalysis();
  const remove = async () => {
    if (await deleteAnalysis(request.id)) navigate(ANALYZER, { replace: true });
  };
  return (
    <section className={styles.actions} aria-label={t("findings.actions")}>
      <CardLink to={practiceHref(request.id)} className={styles.practice}>
        <Tile size="large" tone="solid">
          <Icon name="play" />
        </Tile>
        <span>
          <Text as="span" size={6} weight={800} isBlock>
            {t("findings.practice")}
          </Text>
          <Text as="span" size={4} tone="muted" isBlock>
            {t("findings.practiceText")}
          </Text>
        </span>
      </CardLink>
      <Row gap={1} wraps>
        <ShareButton picture={request.picture} stage={stage} />
        <CompareButton id={request.id} />
        <Button look="quiet" icon="trash" isBusy={isDeleting} onClick={() => void remove()}>
          {t("analyzer.delete")}
        </Button>
      </Row>
    </section>
  );
}
