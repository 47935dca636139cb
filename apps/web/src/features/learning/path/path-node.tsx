import { Link } from "#web/shared/routing/router.tsx";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Icon } from "#web/shared/ui/icon.tsx";
import kinds from "../kinds/kinds.module.css";
import { KIND_ICONS, kindOf, STATUS_TEXTS, TYPE_TEXTS } from "../kinds/kinds.ts";
import { StatusBadge } from "../kinds/status-badge.tsx";
import { useTimeText } from "../kinds/use-time-text.ts";
import type { LabelPlace } from "./chapter-geometry.ts";
import type { MapNode } from "./map-model.ts";
import { NodeRing } from "./node-ring.tsx";
import styles from "./path-node.module.css";

export interface PathNodeProps {
  node: MapNode;
  /** Where the title stands beside the node. */
  side: LabelPlace["side"];
  lean: LabelPlace["lean"];
  /** Meets today's goal. */
  endsToday: boolean;
  onLocked: (node: MapNode) => void;
  onJump: (node: MapNode) => void;
}

/** One component on the map: a link when it is open, a button that explains or asks when it is not. */
export function PathNode(props: PathNodeProps) {
  const { node } = props;
  const shared = {
    className: classNames(kinds.kind, styles.node),
    "data-node": node.id,
    "data-kind": kindOf(node),
    "data-status": node.status,
    "data-current": node.isCurrent || undefined,
    "data-side": props.side,
    "data-lean": props.lean,
  };
  if (node.href) {
    return (
      <Link {...shared} to={node.href} aria-current={node.isCurrent ? "step" : undefined}>
        <NodeFace {...props} />
      </Link>
    );
  }
  const act = () => (node.status === "jump_here" ? props.onJump(node) : props.onLocked(node));
  return (
    <button {...shared} type="button" onClick={act} aria-haspopup={node.status === "jump_here" ? "dialog" : undefined}>
      <NodeFace {...props} />
    </button>
  );
}

function NodeFace({ node, endsToday }: PathNodeProps) {
  const t = useT();
  const timeText = useTimeText();
  const { done_percent: percent = 0, is_excellent: isExcellent } = node;
  return (
    <>
      {(node.isCurrent || percent > 0) && <NodeRing percent={percent} className={styles.ring} />}
      <span className={styles.face}>
        <Icon name={KIND_ICONS[kindOf(node)]} size={node.isCurrent ? 30 : 26} />
      </span>
      <StatusBadge of={node} className={styles.badge} />
      <span className={styles.label}>
        <span className={styles.title}>
          <bdi>{node.title}</bdi>
        </span>
        <span className={styles.detail}>
          {/* A lesson is what one expects; only screen readers need to hear it each time. */}
          <span className={node.type === "lesson" ? "sr-only" : undefined}>{t(TYPE_TEXTS[node.type])} · </span>
          {timeText(node)}
          {endsToday && (
            <span className={styles.goal} aria-hidden="true">
              {t("learning.map.goalLine")}
            </span>
          )}
        </span>
      </span>
      <span className="sr-only">
        {", "}
        {t(STATUS_TEXTS[node.status])}
        {percent > 0 && `, ${t("learning.percent", { percent })}`}
        {isExcellent && `, ${t("learning.status.excellent")}`}
        {endsToday && `, ${t("learning.map.goalHere")}`}
      </span>
    </>
  );
}
