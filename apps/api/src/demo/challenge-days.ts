import { challengesContract } from "@candlewise/contracts/challenges/schemas";
import type { PublicItem } from "@candlewise/domain/learning/items";
import type { Visitor } from "./visitor.ts";

/** Joins a challenge on the first visit and does its open day on each one. */
export async function doChallengeDay(
  id: string,
  visitor: Visitor,
  answer: (question: PublicItem, attemptId: string) => Promise<void>,
): Promise<void> {
  const { open_task_id } = await visitor.call(challengesContract, "joinChallenge", { params: { id }, body: {} });
  if (open_task_id === null) return;
  const params = { id: open_task_id };
  const { attempt } = await visitor.call(challengesContract, "getChallengeTask", { params });
  for (const question of attempt?.questions ?? []) await answer(question, attempt?.id ?? "");
  const { judged_score: score } = await visitor.call(challengesContract, "getChallengeTask", { params });
  if (score !== null) await visitor.call(challengesContract, "completeChallengeTask", { params, body: { score } });
}
