/** Experience points of the ledger, which counts each lesson, quiz and task once. */
export const XP = { lesson: 10, excellent: 5, quiz: 20, task: 15 } as const;

/** Points of a completed lesson: more when no first answer was wrong. */
export function lessonXp(isExcellent: boolean): number {
  return XP.lesson + (isExcellent ? XP.excellent : 0);
}
