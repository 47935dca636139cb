import type { Component } from "@candlewise/contracts/learning/schemas";
import { classNames } from "#web/shared/ui/class-names.ts";
import { Icon } from "#web/shared/ui/icon.tsx";
import styles from "./kinds.module.css";

type Standing = Pick<Component, "status" | "is_excellent">;

function markOf({ status, is_excellent }: Standing): "star" | "check" | "lock" | null {
  if (status === "completed") return is_excellent ? "star" : "check";
  return status === "locked" ? "lock" : null;
}

/** The small mark at the corner of a component: a check, a star for a flawless one, a lock. Decorative: its name says the same. */
export function StatusBadge({ of, className }: { of: Standing; className?: string | undefined }) {
  const mark = markOf(of);
  return (
    mark && (
      <span className={classNames(styles.badge, className)} data-mark={mark} aria-hidden="true">
        <Icon name={mark} size={14} />
      </span>
    )
  );
}
