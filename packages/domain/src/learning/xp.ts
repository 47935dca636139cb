/** Experience points; the ledger counts each lesson, quiz and task once, and one review session a day. */
export const XP = { lesson: 10, excellent: 5, quiz: 20, task: 15, review: 5 } as const;

/** Points of a completed lesson; more if every first answer was right. */
export function lessonXp(isExcellent: boolean): number {
  return XP.lesson + (isExcellent ? XP.excellent : 0);
}
