import { refusal, type ErrorKinds } from "../error-kind.ts";

export const challengesErrors = {
  challenge_not_joined: refusal(409, "Join the challenge first."),
  challenge_unfinished: refusal(409, "Complete every day of the challenge first."),
  day_locked: refusal(409, "This day of the challenge is not open yet."),
  day_unfinished: refusal(409, "Finish the task first."),
  score_mismatch: refusal(409, "This is not the score of the answers that were given."),
} as const satisfies ErrorKinds;
