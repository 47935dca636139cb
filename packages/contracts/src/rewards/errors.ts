import { refusal, type ErrorKinds } from "../error-kind.ts";

export const rewardsErrors = {
  reward_locked: refusal(409, "This reward cannot be claimed today."),
} as const satisfies ErrorKinds;
