import type { CallArguments, CallResult } from "@candlewise/contracts/endpoint";
import { challengesContract, type ChallengesShapes } from "@candlewise/contracts/challenges/schemas";
import { learningContract } from "@candlewise/contracts/learning/schemas";
import { randomUUID } from "node:crypto";
import { rightAnswer, wrongAnswer } from "#api/testing/sample-answers.ts";
import type { TestApp } from "#api/testing/test-app.ts";

interface Learner {
  readonly userId: string;
  signedIn(): Promise<{ token: string }>;
}

/** The calls of a learner in a challenge. Calls at one instant share a session. */
export function challengeSteps(app: TestApp, learner: Learner) {
  const sessions = new Map<string, Promise<{ token: string }>>();
  const session = () => {
    const key = `${learner.userId} ${app.clock.now().getTime()}`;
    const known = sessions.get(key) ?? learner.signedIn();
    sessions.set(key, known);
    return known;
  };
  const call = async <Name extends keyof ChallengesShapes>(
    name: Name,
    args: CallArguments<ChallengesShapes[Name]>,
  ): Promise<CallResult<ChallengesShapes[Name]>> => app.call(challengesContract, name, args, await session());
  const refuse = async <Name extends keyof ChallengesShapes>(name: Name, args: CallArguments<ChallengesShapes[Name]>) =>
    (await app.refuse(challengesContract, name, args, await session())).error;
  const task = (id: string) => call("getChallengeTask", { params: { id } });
  const callOf = (id: string, score: number) => ({ params: { id }, body: { score } });

  /** Answers the open questions of a day, so many of them wrongly. */
  async function answer(id: string, wrong = 0): Promise<void> {
    const { attempt } = await task(id);
    for (const [index, question] of (attempt?.questions ?? []).entries()) {
      const body = {
        answer_id: randomUUID(),
        attempt_id: attempt?.id ?? "",
        question_id: question.id,
        answer: index < wrong ? wrongAnswer(question) : rightAnswer(question),
      };
      await app.call(learningContract, "answerQuestion", { body }, await session());
    }
  }

  return {
    task,
    answer,
    list: () => call("listChallenges", {}),
    show: (id: string) => call("getChallenge", { params: { id } }),
    join: (id: string) => call("joinChallenge", { params: { id }, body: {} }),
    complete: (id: string, score: number) => call("completeChallengeTask", callOf(id, score)),
    claim: (id: string) => call("claimChallengeReward", { params: { id }, body: {} }),
    refusals: {
      show: (id: string) => refuse("getChallenge", { params: { id } }),
      task: (id: string) => refuse("getChallengeTask", { params: { id } }),
      complete: (id: string, score: number) => refuse("completeChallengeTask", callOf(id, score)),
      claim: (id: string) => refuse("claimChallengeReward", { params: { id }, body: {} }),
    },
    /** Completes the days from the first to the last, one on each day; the clock is then on the last one. */
    finish: async (id: string): Promise<void> => {
      const { days } = await call("getChallenge", { params: { id } });
      for (const [index, day] of days.entries()) {
        if (index > 0) app.clock.advance({ days: 1 });
        await answer(day.id);
        await call("completeChallengeTask", callOf(day.id, 100));
      }
    },
  };
}
