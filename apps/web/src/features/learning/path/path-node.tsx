import { Link } from "react-router";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { Icon, type IconName } from "#web/shared/ui/icon.tsx";
import type { LabelPlace } from "./chapter-geometry.ts";
import { ChapterRing } from "./chapter-ring.tsx";
import type { MapNode } from "./map-model.ts";
import styles from "./path-node.module.css";

export interface PathNodeProps {
  node: MapNode;
  /** Share of the chapter that is completed, 0 to 1. */
  share: number;
  /** Where the title stands beside the node. */
  side: LabelPlace["side"];
  lean: LabelPlace["lean"];
  /** The one node of the map that Tab reaches. */
  isTabStop: boolean;
  endsToday: boolean;
  onLocked: (node: MapNode) => void;
  onJump: (node: MapNode) => void;
}

const STATUS_TEXTS = {
  completed: "learning.status.completed",
  in_progress: "learning.status.inProgress",
  locked: "learning.status.locked",
  jump_here: "learning.status.jumpHere",
} as const satisfies Record<MapNode["status"], MessageKey>;

const TYPE_TEXTS = {
  lesson: "learning.type.lesson",
  quiz: "learning.type.quiz",
  brokerage_task: "learning.type.task",
} as const satisfies Record<MapNode["type"], MessageKey>;

const TYPE_ICONS = { lesson: "play", quiz: "star", brokerage_task: "chart" } as const satisfies Record<
  MapNode["type"],
  IconName
>;

function iconOf({ status, type, isTrophy }: MapNode): IconName {
  if (status === "jump_here") return "jump";
  if (isTrophy) return "trophy";
  if (status === "completed") return "check";
  return status === "locked" ? "lock" : TYPE_ICONS[type];
}

/** One component on the map: a link when it is open, a button that explains or asks when it is not. */
export function PathNode(props: PathNodeProps) {
  const { node, isTabStop } = props;
  const shared = {
    className: styles.node,
    tabIndex: isTabStop ? 0 : -1,
    "data-node": node.id,
    "data-status": node.status,
    "data-trophy": node.isTrophy || undefined,
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

function NodeFace({ node, share, endsToday }: PathNodeProps) {
  const t = useT();
  return (
    <>
      {node.isCurrent && <ChapterRing share={share} className={styles.ring} />}
      <span className={styles.face}>
        <Icon name={iconOf(node)} size={node.isCurrent ? 30 : 26} />
      </span>
      {node.status === "locked" && node.isTrophy && (
        <span className={styles.badge}>
          <Icon name="lock" size={14} />
        </span>
      )}
      <span className={styles.label}>
        <span className={styles.title}>
          <bdi>{node.title}</bdi>
        </span>
        <span className={styles.detail}>
          {/* A lesson is what one expects; only screen readers need to hear it each time. */}
          <span className={node.type === "lesson" ? "sr-only" : undefined}>{t(TYPE_TEXTS[node.type])} · </span>
          {t("learning.minutes", { minutes: node.minutes })}
        </span>
      </span>
      <span className="sr-only">
        {", "}
        {t(STATUS_TEXTS[node.status])}
        {endsToday && `, ${t("learning.map.goalHere")}`}
      </span>
    </>
  );
}
