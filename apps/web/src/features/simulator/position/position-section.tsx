import { useId, type ReactNode } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { useIsConnected } from "#web/shared/offline/connection.ts";
import { Card } from "#web/shared/ui/card.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { OverlayButton } from "#web/shared/ui/overlay-button.tsx";
import { Quantity } from "#web/shared/ui/quantity.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import type { livePosition } from "../portfolio/live-portfolio.ts";
import { ExitList } from "./exit-list.tsx";
import type { Exit } from "./exits.ts";
import { PositionFigures } from "./position-figures.tsx";
import styles from "./position.module.css";
import { useIsExpanded } from "./use-is-expanded.ts";

type LivePosition = ReturnType<typeof livePosition>;

interface PositionSectionProps {
  position: LivePosition;
  exits: readonly Exit[];
  collapses: boolean;
  /** Whether an exit can be added. */
  canSell: boolean;
  onClose: () => void;
  onAddExit: () => void;
  /** Below the exits. */
  children: ReactNode;
}

/** A position, its exits and what can be done with it; in one line until it is expanded where it collapses. */
export function PositionSection({ position, exits, collapses, canSell, children, ...on }: PositionSectionProps) {
  const id = useId();
  const t = useT();
  const isConnected = useIsConnected();
  // The first exit does not collapse what the user is looking at.
  const [isExpanded, toggle] = useIsExpanded(exits.length === 0);
  const isCollapsible = collapses && exits.length > 0;
  const restId = `${id}rest`;
  return (
    <Card
      as="section"
      gap={isCollapsible ? 2 : 4}
      aria-labelledby={id}
      className={isCollapsible ? styles.collapsible : undefined}
    >
      <h2 id={id} className={isCollapsible ? "sr-only" : undefined}>
        {t("position.title")}
      </h2>
      {isCollapsible && <SummaryLine {...{ position, isExpanded, restId, onToggle: toggle, onClose: on.onClose }} />}
      {(!isCollapsible || isExpanded) && (
        <Stack id={restId} gap={4} className={styles.rest}>
          <PositionFigures position={position} />
          <ExitList exits={exits} last={position.price} />
          {children}
          <Row gap={2} wraps className={styles.actions}>
            {!isCollapsible && (
              <OverlayButton opens="dialog" look="danger" disabled={!isConnected} onClick={on.onClose}>
                {t("position.close")}
              </OverlayButton>
            )}
            <OverlayButton opens="sheet" look="secondary" disabled={!isConnected || !canSell} onClick={on.onAddExit}>
              {t("position.addExit")}
            </OverlayButton>
          </Row>
        </Stack>
      )}
    </Card>
  );
}

interface SummaryLineProps {
  position: LivePosition;
  isExpanded: boolean;
  restId: string;
  onToggle: () => void;
  onClose: () => void;
}

/** Quantity and unrealized P/L, which expand the rest, and the way out. */
function SummaryLine({ position, isExpanded, restId, onToggle, onClose }: SummaryLineProps) {
  const t = useT();
  const isConnected = useIsConnected();
  return (
    <Row gap={2} justify="between">
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? restId : undefined}
        onClick={onToggle}
      >
        <span className={styles.chevron}>
          <Icon name="forward" size={16} />
        </span>
        <bdi>
          <Quantity value={position.quantity} text={(quantity) => t("simulator.line.position", { quantity })} />
        </bdi>
        <span className="sr-only">{t("position.unrealized")}</span>
        <Change amount={position.profit} />
      </button>
      <OverlayButton
        opens="dialog"
        look="quiet"
        className={styles.short}
        aria-label={t("position.close")}
        disabled={!isConnected}
        onClick={onClose}
      >
        {t("position.close.short")}
      </OverlayButton>
    </Row>
  );
}
