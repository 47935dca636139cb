import type { Component } from "@candlewise/contracts/learning/schemas";
import type { MessageKey } from "#web/shared/i18n/catalogue.ts";
import type { IconName } from "#web/shared/ui/icon.tsx";

/** What a learner tells apart by icon and color. A placement test stands where one may jump to. */
export type Kind = Component["type"] | "placement" | "mini_course";

export const KIND_ICONS = {
  lesson: "courses",
  quiz: "trophy",
  brokerage_task: "chart",
  placement: "jump",
  mini_course: "flame",
} as const satisfies Record<Kind, IconName>;

export const TYPE_TEXTS = {
  lesson: "learning.type.lesson",
  quiz: "learning.type.quiz",
  brokerage_task: "learning.type.task",
} as const satisfies Record<Component["type"], MessageKey>;

export const STATUS_TEXTS = {
  completed: "learning.status.completed",
  in_progress: "learning.status.inProgress",
  locked: "learning.status.locked",
  jump_here: "learning.status.jumpHere",
} as const satisfies Record<Component["status"], MessageKey>;

export const kindOf = ({ type, status }: Pick<Component, "type" | "status">): Kind =>
  status === "jump_here" ? "placement" : type;
